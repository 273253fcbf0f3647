/** How ideas are written, for every prompt that asks for one. */
export const STYLE = [
  'Write for a game designer who reads every sentence: plain American English, concrete nouns, active verbs, one thought per sentence.',
  'Name what the player touches, what presses and what is won. A pitch is one sentence that says what is done, why it is hard and what it changes, in at most 240 characters.',
  'Two mechanics that need each other are better than four that do not: what is left over in one should be spent in the other.',
  'Never write “combines X with Y”, “unique blend”, “immersive”, “engaging”, “seamless”, “twist on”, or a list where a sentence would do. No exclamation marks.',
  'What the designer wrote stays word for word unless the request is to change it.',
].join('\n');

export const EXAMPLES = [
  'Good pitch: Crack a match-3 lock to slip into a friend’s museum: every move you save is one more minute inside.',
  'Good pitch: Each Monday the sea uncovers a new island. Build on it all week; on Sunday you keep only what you made watertight.',
  'Good reason: You choose when to leave, the guard’s round presses, a finished set pays.',
  'Good first test: Three boards and one heist in gray shapes, six testers. Go on if four try one more room without being asked.',
  'Bad pitch: A unique match-3 and raid hybrid with engaging progression. (It says nothing one could draw.)',
].join('\n');

export const FIGURES_RULE =
  'A figure about the market (a share, a count of games, a rank, downloads, money) may only be one that stands in the data named figures, cited exactly. Where there is none, say that you do not know.';
