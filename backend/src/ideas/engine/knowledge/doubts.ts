/**
 * What an idea stands or falls with, by what its rule asks of people, and how to find out before much is built.
 * Columns: what the rule asks | the risk | the first test. {choice} is the question of the rule as it is told of others;
 * it stands whole, and only after a verb of thinking. {sooner} and {later} are rounds of which the first changes the second.
 */
export const doubtRows = `
whether | Players may always do the same after a few rounds and stop thinking about {choice}. | Note what six testers decide in ten rounds each. Go on if each of them has decided both ways and can say why.
whether | Unless players see beforehand what each answer costs, they can only guess {choice}. | Show six testers a picture of the moment before the decision, and ask what each answer costs and brings. Go on if five of them are right.
whether | One answer may feel so much better than the other that players choose the other only when they are losing. | Film six testers while they decide. Go on if both answers are also chosen by people who are ahead.
when | Players may be too busy to think about {choice}, and the moment passes. | Ask six testers after each round whether they saw the right moment. Go on if most of them did in the third round.
when | Once players know {choice}, they may do the same in every round. | Watch six testers for ten rounds each and note the moment they choose. Go on if it changes with what happens on the screen.
stop | Careful players may stop at the first safe chance and never see the tense part of the game. | Give six people {both} without instructions. Go on if at least four of them dare more in the fifth round than in the first.
amount | If players can work out {choice}, they never have to think about it again. | Watch six testers for ten rounds each and note what they decide. Go on if the answers change from round to round.
amount | New players can only guess {choice}, because they do not know yet what each answer brings. | Let six testers play five rounds and ask before each one what they expect. Go on if their guesses get better from round to round.
amount | After one bad guess, players may take the safest answer from then on. | Note what six testers decide in ten rounds each. Go on if most of them dare something again within three rounds of a bad guess.
which | Players who can’t tell the options apart will not think about {choice}. | Show six people the options for five seconds and ask what each is good for. Go on if they get most of them right.
which | Guides will tell everybody {choice} within a week of launch. | Write that guide now. Go on if one page is too short for all the cases.
which | With too much to weigh, players may guess {choice}. | Ask six testers for their reason after each decision. Go on if they have one most of the time; if not, offer fewer options.
any | If players see at a glance {choice}, the rule adds a step and no decision. | Show six people pictures of five typical moments and ask what they would do. Go on if they disagree on at least three and can give reasons.
any | After one day, everybody may know {choice}, and nothing is left to learn. | Let two testers play for three days and note what they decide. Go on if their decisions on the third day are not those of the first.
whether | A flat start loses players: while the game is easy, nobody has to think about {choice}. | Watch six people in their first ten minutes. Go on if four of them talk about this decision without being asked.
whether | If a wrong decision costs nothing, nobody will think about {choice}. If it costs too much, people stop playing. | Let six testers play {both} with a mild, a medium and a harsh loss. Go on with the one that makes them hesitate and still start the next round.
worth | It has to be hard to say {choice}. If the price is far too low or too high, the answer is always the same. | Let six testers play {both} with a low, a medium and a high price. Go on with the price at which they disagree, and drop the rule if there is none.
at once | The {go1} and the {go2} ask for attention at the same moment, and on a phone one of them will be ignored. | Put both on one phone screen in gray shapes. Go on if four of six testers rarely lose on one side because they were watching the other.
at once | Doing both at once may tire people before it gets exciting. | Let six testers play {both} for ten minutes without a break. Go on if four of them want another round.
friend | It needs two people, and most people play alone on a phone. | Try it with four pairs of friends, first in one room, then apart. Go on if it still works when the second one answers an hour later.
friend | At launch there are few players, and somebody without a friend in the game gets only half of it. | Let six testers play with a recorded partner and do not tell them. Go on if they do not notice, because then nobody ever has to wait.
bet | After the first big loss, many players will risk the least they can, and the rule stops mattering. | Note how much eight testers risk in each of ten rounds. Go on if half of them risk more than the least again within three rounds of a loss.
later | What players do in one {sooner} shows only in the next {later}, so they may not connect the two. | Stop six testers after the {later} and ask why it went as it did. Go on if four of them name what they did in the {sooner} before.
later | A {sooner} that goes badly may spoil the next {later} as well, so a beginner may lose twice and leave. | Let six people who are new to both play for twenty minutes. Go on if those who start badly are still in the game at the end.
locked | Whoever is bad at one half gets stuck in the other as well. | Invite three people who only play games like {game1} and three who only play games like {game2}. Go on if all six are still playing after fifteen minutes without help.
tempo | {Quiet} and {quick} are played in different moods, and few people want both in one sitting. | Invite four regular players of each and let them play {both}. Go on if at most two of the eight ask to skip the half they do not know.
tempo | Whoever plays {quiet} to unwind may put the game down when the {quickgo} begins. | Let six regular players of such games play {both} at the end of a working day. Go on if four of them start a second round.
mirror | Players of {game1} and {game2} know everything here but the rule, so the rule alone has to make them switch. | Give it to six people who play such games every week. Go on if the rule is the first thing they mention when they describe it to a friend.
mirror | The rule changes a game whose players are used to their own pace, and they may feel it as a disturbance. | Let eight regular players have ten minutes with the rule and ten without it. Keep it if most of them ask for it back.
children | {Child} is made for children, and a game for them can’t have {grown}: stores rate that for older players, and parents won’t install it. | Check first which age rating both stores would give it. Build {both} only after the {grown} has become something that suits children.
world | Fans of {open} may come for its world and miss the way it plays. | Ask six fans of {open} what they like most about it, and let them play {both}. Go on if four of them find it there.
world | The store page of {open} doesn’t say what one does in it, so the idea may leave out its best part. | Play {open} for half an hour before anything is built. If something in it beats the rule, put that in its place.
unplayed | How {open} feels to play is a guess here, because only its store page tells what one does. | Play {open} for half an hour and write down what the hands do. Then build {both} in gray shapes, and go on if four of six testers recognize that game.
`;
