/** Boards, sorting, words and quiet hands. For the columns see `plays.ts`. */
export const puzzlePlays = `
match3-swap | match | swap {things} until three stand in a row / {v} {things} in threes / line up three {things} by swapping neighbors
tile-blast | match | tap clusters of matching {things} to pop them / pop whole groups of {things} with one tap / clear a board of {things} tap by tap
bubble-shooter | aim | shoot {things} upward until a whole cluster drops / bank {things} off the wall to cut a cluster loose / pop {things} from below until the ceiling gives
tile-tray-match | match | pick {things} from a pile into a tray of seven / clear triples from a heap of {things} before the tray is full
match-3d-objects | match | dig matching {things} out of a heap / rummage through {things} for three of a kind / pull triples of {things} out of the mess
pair-match | match | find twin {things} and take them off in pairs / clear a layout of {things} two at a time / match {things} with their twins / uncover {things} and remember their pairs
line-drawing | draw | draw one line that carries {things} home / draw a single stroke to keep {threat} away
block-placement | pack | fit odd {things} together until a full row clears / pack shapes made of {things} and clear whole lines / close rows of {things} before the board is full
merge-items | merge | {v} two {things} into a better one / drag equal {things} together until something rare appears / merge {things} up a chain of eight
merge-drop | merge | drop {things} so that equal ones roll together and grow / let {things} fall, collide and double / drop {things} into a jar that is too small
sorting | sort | {v} {things} until each stack holds one kind / pour and shift {things} until every container holds one kind / bring {things} home, each to its own kind
queue-jam | queue | send {people} off in the one order that clears the jam / free blocked {people} one by one
screw-pin | screw | take out screws in the one safe order until {things} roll free / loosen plates and catch the {things} that fall
spatial-packing | pack | turn and fit {things} until not one gap is left / pack {things} into a space that is too small
physics-play | physics | knock, roll and balance {things} into place / use weight and swing to bring {things} home / push one {thing} and watch the rest fall / stack {things} so that they fall right
logic-grid | solve | deduce where each {thing} belongs / fill a grid of {things} from the clues alone / rule out where each {thing} can’t be
brain-teaser | solve | solve small riddles about {things} that cheat a little / find the trick in each puzzle of {things}
hidden-object | seek | find {things} hidden in a crowded scene / search {site} for the {things} on the list / look for {things} where nobody tidied up / comb {site} for the odd {thing}
point-and-click | solve | search rooms, combine {things} and open the next door / look, take and combine {things} until the lock gives / open {site} drawer by drawer / use a {thing} where it was never meant to go
word-build | word | spell words from a handful of letters to move {things} / turn loose letters into long words / spell what {people} need, letter by letter / make words from the letters {people} drop / build a word, then a longer one
word-clues | word | answer clues until the hidden word shows / guess the word {people} left unsaid / piece a word together from hints about {things} / work through clues about {things} / fill in what {threat} wiped out, word by word
trivia-quiz | trivia | answer what {people} want to know before the others do / bet on what you know and what you don’t / guess faster than {rivals} / answer for {people} who bet on you
colour-by-number | color | color {things} field by field until {site} appears / fill in {site} one shade at a time
tidy-up | tidy | scrub, peel and mend {things} until they shine / put {site} back in order, one layer at a time
dress-up-design | style | dress {people} for an evening they’ll remember / choose colors, cuts and {things} for somebody with a wish / turn leftovers into a look for {people} / read a wish and cut it from {things}
`;
export const cardPlays = `
deck-building | deal | add one card a fight to a deck that began badly / build a deck of {things} one pick at a time / improve a weak deck one {thing} at a time / trim a deck of {things} until it works
collectible-card | deal | play a deck of {things} you collected yourself / duel with cards that took a season to find / answer {rivals} card by card / lay out {things} you spent a season collecting
solitaire | deal | clear the table of {things} in falling order / play patience with a deck of {things} / sort a spread of {things} into falling rows / turn and place {things} until nothing is left
shed-trick-cards | deal | get rid of your hand before {rivals} do / win tricks with cards you’d rather not have / lose the right tricks to {rivals}
casino-cards | deal | bet on hands you can’t quite see / bluff {rivals} over a table of chips / raise, fold or bluff against {rivals} / play weak hands well against {rivals}
slots | spin | spin for {things} and keep the good rows / spin three reels of {things} / stop the reels on {things} that belong together / spin, hold a reel and spin again
bingo | spin | mark called {things} faster than the room / play four cards of {things} at once / daub {things} as they are called / watch four cards for one {thing}
roll-and-move | spin | roll dice around {site} and live with the square / roll, move and bargain your way around {site} / throw dice and walk {site} square by square / let dice carry you from door to door / bargain with the owner of each square
coin-raid | raid | spin for {things}, then slip into a friend’s {siteName} / spin, build and raid {rivals} / spin for a visit to a friend’s {siteName}
abstract-board | board | outplay {rivals} on a small board with open rules / move pieces on a board where nothing is hidden / corner {rivals} on a board of open moves
`;
