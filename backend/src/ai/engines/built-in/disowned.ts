/** "If you want tower defense, look elsewhere": who looks for it is sent away. */
const WANTS =
  /\b(?:if you|those who|anyone who|looking for|want|expect|hoping for|fans of|fans|(?:is|are) your thing)\b/i;
const SENDS_AWAY =
  /\b(?:look|search|try|go|play|find)\b.{0,20}\b(?:elsewhere|somewhere else|another (?:game|app))\b|\bwrong \w+\b|\bdisappointed\b|\bsit (?:this|it)(?: one)? out\b|\bnot (?:the|your) (?:game|place|app)\b|\b(?:is|are)(?:n['’]t| not) for you\b/i;

/** "What you won't find: clans, tournaments." */
const DENIED_LIST =
  /^(?![^:]*\b(?:others?|else)\b)[^:]{0,60}(?:n['’]t|\bnot|\bnever|\bno|\bnone|\bnothing|\bwithout)\b[^:]{0,40}\b(?:find|here|see|have|has|include|need|get|do|contain)(?: (?:in it|in here|here))?\s*:/i;
/** "Other games make you watch ads, ours doesn't", "don't worry about lives: there aren't any". */
const DISOWNS_AT_END =
  /[,:;–—-]\s*(?:but )?(?:(?:we|it|they|ours|this (?:one|game)) (?:do|does|is|are|wo|will)(?:n['’]t| not| never)|there (?:are|is)(?:n['’]t any| none)|not (?:here|us|ours|this one|in this (?:one|game)))\W*$/i;

/** Does the sentence name things only to say that they are not here, or found elsewhere? */
export const isDisowned = (sentence: string): boolean =>
  DENIED_LIST.test(sentence) ||
  DISOWNS_AT_END.test(sentence) ||
  (WANTS.test(sentence) && SENDS_AWAY.test(sentence));
