/** What may go wrong between two kinds of play, with {fans1} and {fans2}; {choice} is that of their rule. */
export const pairRiskRows = `
If one half pays better than the other, players will treat the other one as a chore.
{Fans1} may find the other half too different, and the other way around.
{Fans2} may only want the half they know and skip the rest.
Most players will be better at one half, and the weaker one may hold them back.
If the rule is not clear after the first session, players will see two unrelated games.
The rule ties two games together, so a small change in one shifts the balance of the other.
If it rarely matters {choice}, players will stop thinking about the rule.
`;

/** What may go wrong with two games of one core. */
export const mirrorRiskRows = `
The rule is the only new thing, so it has to be fun in the very first session.
{Fans1} already have many such games, and one rule may not be enough to make them switch.
If it rarely matters {choice}, players will stop thinking about the rule.
`;
