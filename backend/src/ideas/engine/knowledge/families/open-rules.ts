/** One rule that makes a game of words that say nothing of what one does. Columns: the rule | why it holds. */
export const openRules = `
Only one thing may change each day, and you choose which. | A small choice that lasts is worth thinking about
You can do anything you like in it, but nothing twice. | Repetition is the usual answer, so it’s forbidden
You see it from the end and have to work out how it came to this. | Everybody knows the result, so curiosity does the work
Two people share it and may never be there at the same time. | What one leaves is the level of the other
Whatever you leave unfinished is found by somebody else, who may finish it their way. | Loose ends turn into meetings with strangers
Each thing you learn about it makes one other thing harder to believe. | Knowing more costs certainty, so the player has to take sides
It can be lost only once, and everybody who plays it knows when you lost it. | A single life makes a quiet game tense
One detail is wrong each time, and noticing it changes what comes next. | Attention is the controller
You decide for somebody who does the opposite half of the time. | Planning around a stubborn character is a puzzle with a face
It happens in the time it takes, and you can’t pause it, only look away. | Looking away is a move with consequences
Everything in it wants to be somewhere else, and you have three ways to carry. | A plain chore with a limit asks for a plan
What you keep gets heavier every day, and what you give away comes back changed. | Keeping and letting go both have a price
`;
