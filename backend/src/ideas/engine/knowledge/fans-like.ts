/** What draws people to a kind of play: group | completes "Players who …", in several ways. */
export const likeRows = `
board | like a quick puzzle in between / want a board to think about now and then
order | like to put things in order / find a tidy result satisfying
merge | enjoy making something big out of small pieces / like to see one thing turn into another
think | like a problem to solve in peace / want to be outwitted once a day
word | are good with words / like to guess along
search | have a sharp eye / like to look closely
make | like to make something pretty / enjoy finishing a craft project
cards | enjoy a well-played hand / like to plan a few cards ahead
luck | enjoy a thrill without real stakes / don’t mind a bit of luck
reflex | like a test of reflexes / want something fast in between
drive | like to be behind the wheel / enjoy some speed
shot | enjoy one perfect shot / like to aim twice and shoot once
shooter | don’t mind some action / like to keep a steady aim
arena | like to come out on top / want real opponents around them
fight | like a good fight / want enemies worth beating
waves | like to plan a defense / enjoy holding out
explore | want to see what is around the corner / like to get a little farther each time
build | like to watch something of their own grow / enjoy having a place to build up
people | like to look after others / enjoy keeping many things going at once
story | want a good story / like choices that matter
sport | follow sports / want a match to win
`;
