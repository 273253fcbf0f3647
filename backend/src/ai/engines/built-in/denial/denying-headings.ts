/** "What you won't find", "Not included", "Missing on purpose": what is listed behind it is not in the game. */
const DENYING_HEADING = new RegExp(
  [
    String.raw`^\W*(?:no|without|(?:none|nothing) of [\w' -]+|(?:no longer|not|never) (?:included?|available|supported|offered|planned|coming|part|here|in|on)\b[\w' ]*)\W*$`,
    String.raw`^\W*(?:what|things?|features?|stuff|nothing)\b[^:]{0,60}(?:n['’]t|\bnot|\bnever|\bwithout)\b`,
    String.raw`(?:n['’]t|\bnot|\bnever)\b[^:]{0,40}\b(?:find|here|see|have|has|included?|need|get|contain|meet|encounter|come across|run into)(?: (?:in it|in here|here|in this (?:game|app)))?\W*$`,
    String.raw`\b(?:left out|left at the door|missing|removed|absent|unavailable|disabled|gone|dropped|cut|banned|no place|without|spared|outside|(?:turned|switched) off|spared you|sa(?:y|id) no to)(?: (?:here|on purpose|for good|right away|since|from|in|by)\b[^:]{0,30})?\W*$`,
    // "We don't do any of this", "we skip the usual nonsense".
    String.raw`n['’]t[^:]{0,40} (?:any|one|none) of (?:this|these|that|those|the following|it|them)\W*$`,
    String.raw`^\W*(?:we|i|it|our game|this (?:game|one))(?:['’]ve| have| will|['’]ll)? (?:\w+ly |just )?(?:skip(?:ped|s)?|bann?(?:ed)?|avoid(?:ed|s)?|refused?|scrap(?:ped)?|removed?|cut|dropped|ditch(?:ed)?|threw out|left out|got rid of|do(?:es)? without|did without|said no to|did away with)(?: (?:all|the|all the))? (?:usual|following|old|rest|junk|nonsense|clutter|circus|annoy\w*|bad|boring|things?|stuff|tricks)\b[^:]{0,40}$`,
    String.raw`\bfree (?:of|from)(?: (?:the|these|those)(?: \w+){1,3})?\W*$`,
  ].join('|'),
  'i',
);
/** "What you won't want to miss", "why you can't stop", "what you won't find in other games". */
const PRAISING_HEADING =
  /\b(?:why|others?|else|anywhere|only|just|miss|missed|love|resist|forget|believe|stop|live|put (?:it|this|them) down|worr(?:y|ies)|problem|limits?|wait)\b/i;
/** "Can I trade? Unfortunately not." */
const YES_NO_QUESTION =
  /^\W*(?:(?:q|faq|question)\b\W*)?(?:(?:is|are|was|were|does|do|has|have|will|can|could|may|should|must) (?!you\b|your\b)|(?:will|do|can) you (?:ever )?(?:have|offer|plan|sell|add|support|show)\b)[^?]*\?$/i;
const ANSWER_NO =
  /^\s*(?:(?:\w+ )?a(?:nswer)?\s?[:.]\s*)?(?!yes|yep|sure|of course|do(?:n['’]t| not)\b)(?:(?:sadly|unfortunately|regrettably|i['’]m afraid)\b|(?:no|nope|nah|never|none|not)\b(?! (?:one|problem|worries|doubt|only|just|matter|yet another))|[^.!?\n]{0,50}?(?:n['’]t|\bnot|\bnever|\bno longer|\bno|\bnone)\b(?! (?:only|just|limits?|end|worry|problem)))/i;
/** "Boosters? Gone." */
const SHORT_QUESTION = /^\W*(?!no\b|out\b)[\w'’-]+(?: [\w'’-]+){0,3}\?$/i;
/** "Farms? Crops? Not here." */
const MORE_QUESTIONS = /^(?:\s*[\w'’-]+(?: [\w'’-]+){0,2}\?)+/;
const SHORT_NO =
  /^\s*(?:no|none|nope|nah|never|nowhere|gone|hardly|anything but|far from it|forget it|thanks,? but no thanks|(?:not|no) (?:here|at all|really|a chance|way|thanks|thank you|with us|for us|(?:in|on|under) (?:this|our|my) [\w'’-]+))\s*(?:[.!,;–—]|$)/i;
/** "Sit back and let the money roll in? Not with us." */
const PLAIN_NO =
  /^\s*(?:nope|gone|anything but|far from it|forget it|not (?:here|at all|with us|for us|in (?:this|our|my) [\w'’-]+))\s*(?:[.!,;–—]|$)/i;

/** "Other heroes travel with pets. Yours walks alone." */
const OTHERS =
  /^\W*(?:others?\b|(?:most|all|the) others?\b|most (?!players\b|of\b)|every(?:one|body) else\b|elsewhere\b|the competition\b|rival)/i;
const OWN_NO =
  /^\s*(?:(?:yours|ours|our (?:game|app|version|answer)|this (?:tiny |little )?one|here)\b[^.!?\n]{0,50}?(?:\b(?:alone|none|nothing|nobody|without|stays? (?:home|as)|in peace|not|never)|n['’]t)\b|(?:you|we) (?:\w+ )?(?:none|nothing|alone|never|(?:do|will|can) ?not|(?:do|wo|ca)n['’]t)\W*(?:[.!\n]|$))/i;

/** "If you dream of pets and swords, dream on", "starter packs, VIP clubs... we're allergic to all of these". */
const DISMISSALS = [
  String.raw`[,.…–—?!]+ (?:(?:please|then|better) )*(?:(?:you|they) (?:must|may|can|should|(?:will )?have to|had better|better) )?(?:(?:you['’]re|you are|you['’]ve come|you have come|you came|this is|that['’]s) (?:(?:in|at|to) )?)?(?:the |an? )?(?:dream on|keep (?:dreaming|looking|walking|searching)|(?:tough|hard|bad|no such) luck|(?:look|go|try|search|play) (?:elsewhere|somewhere else|another game|something else)|wrong (?:door|place|game|app|address|planet))`,
  String.raw`[,.…–—:-]+ [^,.…–—:]*(?:\bnone of|(?:n['’]t|\bnever) (?:\w+ ){1,3}any of|\b(?:(?:allergic|no|goodbye) to|(?:tired|sick|rid|free) of|(?:done|away) with|without|hates?|skip(?:ped)?|banned|removed|cut|dropped|refused?|avoid(?:ed)?|left out) (?:all|any|each|both|most)(?: of)?) (?:these|those|them|that|it)`,
].map((end) => new RegExp(String.raw`${end}\W*$`, 'i'));
const DISMISSAL_REACH = 90;

/** Where the end of a sentence begins that dismisses all before it; -1 when none does. */
export function findDismissal(sentence: string): number {
  const from = Math.max(0, sentence.length - DISMISSAL_REACH);
  const end = sentence.slice(from);
  const at = Math.max(...DISMISSALS.map((dismissal) => end.search(dismissal)));
  return at < 0 ? -1 : from + at;
}

/** Is what stands behind this heading not in the game? */
export const isDenyingHeading = (heading: string): boolean =>
  DENYING_HEADING.test(heading) && !PRAISING_HEADING.test(heading);

/** Is it a question whose answer is no, or told of other games only? `next` is what follows it. */
export const isAnsweredNo = (sentence: string, next: string): boolean =>
  sentence.endsWith('?')
    ? (YES_NO_QUESTION.test(sentence) && ANSWER_NO.test(next)) ||
      (SHORT_QUESTION.test(sentence) && SHORT_NO.test(next.replace(MORE_QUESTIONS, ''))) ||
      PLAIN_NO.test(next)
    : OTHERS.test(sentence) && OWN_NO.test(next);
