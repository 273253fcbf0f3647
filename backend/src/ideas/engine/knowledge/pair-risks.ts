/** What may go wrong between two kinds of play, with {fans1}, {gos2} and the other words of links; {choice} is that of their rule. */
export const pairRiskRows = `
Once you always know {choice}, there is nothing left to decide.
If {gos2} pay better than {gos1}, players will treat {gos1} as a chore.
{Fans1} may not care about {gos2}, and the other way around.
Most players will be better at one half, and the weaker one may hold them back.
If the rule is not clear after the first session, players will see two unrelated games.
Players who only want {gos1} may leave when the rule sends them to {gos2}.
The rule ties two games together, so a small change in one shifts the balance of the other.
If it rarely matters {choice}, you will stop thinking about it.
`;
