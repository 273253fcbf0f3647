/**
 * What may go wrong between two kinds of play. Columns: tempo of the one | of the other | the risk, with {fans1}, {gos2}
 * and the other words of links.
 */
export const pairRiskRows = `
calm | calm | Both halves are quiet. Without a clear change of rhythm, players may feel that they do the same thing twice.
calm | calm | {Gos1} and {gos2} both ask for full attention, and thinking about two things at once may tire people after a few minutes.
calm | calm | {Fans1} may find that {gos2} only delay the next {go1}, and the other way around.
calm | calm | The rule between the two is one more thing to remember, and quiet play with too much to remember stops being restful.
calm | fast | {Fans1} come to unwind. If one failed {go2} undoes their work, they may not come back.
calm | fast | {Gos1} need patience and {gos2} need speed, and few people are in the mood for both at once.
calm | fast | The change from {gos1} to {gos2} asks for another kind of attention, so the first seconds after it may feel clumsy.
calm | fast | {Fans2} may rush through {gos1} as a toll they pay for the part they came for.
calm | fast | {Gos1} can be put away at any moment and {gos2} can’t, so players won’t know when to open the game.
calm | fast | {Fans2} know what a good {go2} feels like. If the rule gets in the way of that, {gos1} will take the blame.
calm | luck | {Fans1} want to win by thinking. If a lucky {go2} counts more than a clever {go1}, they will call it unfair.
calm | luck | Luck can hide how well a {go1} was played, and then there is no reason to get better.
calm | luck | {Fans2} want a result in seconds, and {gos1} make them wait for it.
calm | slow | Once players know the best way to progress, {gos1} may be nothing but a way to earn.
calm | slow | If progress comes too fast by itself, {gos1} lose their point. If it comes too slowly, nobody waits for it.
calm | slow | {Gos1} end and {gos2} go on, so players may not know when they are done for today.
calm | journey | Players who want to know what comes next may see {gos1} as something in their way.
calm | journey | Stopping for {gos1} breaks the mood that {gos2} build up, and it takes a while to get back in.
calm | journey | {Fans1} expect small steps. One long {go2} without a visible result may lose them.
fast | fast | Two tests of skill are twice as hard to learn, and beginners may lose at both before they enjoy either.
fast | fast | Most players will be better at one half, and the weaker one will hold them back.
fast | fast | {Gos1} and {gos2} use different controls, and thumbs that have just learned one will fumble the other.
fast | fast | After losing at {gos1}, few players want to prove themselves at {gos2} as well.
fast | fast | Each half exists as a polished game of its own, so the rule between them has to be what people talk about.
fast | luck | If a lucky {go2} decides more than a well-played {go1}, skilled players will leave.
fast | luck | {Fans2} like to lean back, and {gos1} don’t let them.
fast | slow | If upgrades decide a {go1} in advance, skill no longer matters. If they don’t, there is no reason to build.
fast | slow | {Fans2} play at their own pace, and {gos1} that punish one mistake may scare them off.
fast | slow | {Fans1} want the next {go1} at once, and anything to look after in between feels like a chore to them.
fast | journey | After a failed {go1} players want to try again at once, and everything around it is then in the way.
fast | journey | {Fans2} may be stuck at one hard {go1} and never see the rest.
luck | luck | With chance in both halves, players may feel that nothing they decide makes a difference.
luck | slow | If chance hands out what is needed to build, one bad week stops everything, and patient players are punished.
luck | slow | A jackpot can pay for a month of progress, and then the careful way of playing looks foolish.
luck | journey | Getting far feels earned. One lucky {go1} that skips half of the way takes that feeling away.
luck | journey | {Fans2} plan ahead, and a plan that one bad {go1} ruins is no fun to make.
slow | slow | Two things to look after can become two lists of chores, and players will drop the one that is further behind.
slow | slow | Both halves pay off late, so the first session may end before anything has happened.
slow | journey | Both halves pay off late. If the first evening brings no small success, few will see the second.
slow | journey | What has to be looked after at home may keep players from going anywhere.
journey | journey | Two long forms ask for a lot of time, and a phone is often put away after five minutes.
journey | journey | Players may forget between two sessions where they were in either half.
`;
