import { IS_EASY } from './doubt-words.js';

/** "If you want tower defense, look elsewhere": who looks for it is sent away. */
const WANTS =
  /\b(?:players should|if you|those who|anyone who|whoever|looking for|want|expect|expecting|hoping for|fans of|fans|lovers|came for|thought (?:it['’]?s|this)|(?:asking|wondering) (?:if|whether)|you(?:['’]re| are) after|(?:is|are) your thing|(?:miss|love|like|need|crave)\b[^.!?]*\?)/i;
const SENDS_AWAY =
  /\b(?:look|search|try|go|play|find)\b.{0,20}\b(?:elsewhere|somewhere else|another (?:game|app|place)|something else)\b|\bwrong (?!\w+ (?:turn|move))\w+\b|(?<!n['’]t |\bnot |\bnever )(?:be )?\bdisappoint(?:ed)?\b|\bsit (?:this|it)(?: one)? out\b|\b(?:not|isn['’]t) (?:the|your) (?:game|place|app)\b|\b(?:is|are)(?:n['’]t| not) for you\b|\bout of luck\b|\bgood news: there\b|\bsorry\W*$|\bbeware\b|\bin for a\b|\bthere are better\b|\bour other (?:game|title|app)\b/i;

/** "What you won't find", "Not included", "Missing on purpose": what is listed behind it is not in the game. */
const DENYING_HEADING = new RegExp(
  [
    String.raw`^\W*(?:no|without|none of [\w' -]+|(?:no longer|not|never) (?:included?|available|supported|offered|planned|part|here|in|on)\b[\w' ]*)\W*$`,
    String.raw`^\W*(?:(?:what|things?|features?|stuff|nothing)\b|[^:]{0,60}(?=\b(?:find|here|see|have|has|included?|need|get|contain)(?: (?:in it|in here|here|in this (?:game|app)))?\W*$))[^:]{0,60}(?:n['’]t|\bnot|\bnever|\bwithout)\b`,
    String.raw`\b(?:left out|missing|removed|absent|gone|dropped|cut|banned)(?: (?:here|on purpose|for good|right away|since|from|in|by)\b[^:]{0,30})?\W*$`,
    String.raw`\bfree (?:of|from) (?:the|these|those)(?: \w+){1,3}\W*$`,
  ].join('|'),
  'i',
);
/** "What you won't want to miss", "why you can't stop", "what you won't find in other games". */
const PRAISING_HEADING =
  /\b(?:why|others?|else|anywhere|only|just|miss|missed|love|resist|forget|believe|stop|live|put|worr(?:y|ies)|problem|limits?|wait)\b/i;
/** The makers tell what became of it: "… so we left them out", "… there's none of that". */
const TAKEN_OUT = String.raw`(?:we|i|the team)(?:['’]ve| have)? (?:\w+ )?(?:left|took|taken|cut|threw|thrown|ripped|kicked|removed|dropped|retired|scrapped|axed|ditched|binned|deleted|banned|killed|buried|cancell?ed|stopped|got rid of) (?:them|it|that|those|ours|the lot|everything|all of (?:it|them|that))\b|(?:we|it|they) (?:do|have)(?:n['’]t| not)(?: have| got| do| need| use| want| sell| offer)? (?:them|it|any|one|those)\W*$|(?:it|they|this|that|those|(?:all|both) of (?:it|them|that|those))(?:['’](?:s|ve|re)| has| have| is| are| was| were| got)(?: now| been| all| finally)* (?:gone|removed|retired|taken (?:offline|out|away)|dropped|cancell?ed|switched off|turned off|disabled|history|scrapped|binned|deleted|banned|axed)\b|(?:all|both) of (?:it|them|that|those) (?:gone|removed|retired|dropped|scrapped|binned|deleted|banned|axed)\b|there(?:['’]s| is| are| was| were)(?: absolutely| simply)? none of (?:it|them|that|those|these)\b|(?:we|you|it)(?:['’]ll| will)? (?:have|has|find|get) none of (?:it|them|that|those|these)\b|you (?:won['’]t|don['’]t|will never|['’]ll never) (?:need|find|see|get|have|meet) (?:them|it|any|that|one|those)(?: here| in)?\W*$`;
/** "Other games make you watch ads, ours doesn't", "don't worry about lives: there aren't any". */
const DISOWNS_AT_END = new RegExp(
  String.raw`(?:[,:;–—…-]\s*|\.{3}\s*|\s(?=(?:because|since)\b))(?:but |and |so |because |since |which is why |that['’]s why )*(?:(?:we|it|they|ours|this (?:one|game|port|version|edition|app)) (?:do|does|is|are|wo|will)(?:n['’]t| not| never)\W*$|there (?:are|is)(?:n['’]t any| none)\W*$|(?:it |this |they )?(?:was|were|is|are|not) (?:never )?(?:here|us|ours|this one|in this (?:one|game))\W*$|${TAKEN_OUT})`,
  'i',
);
/** A sentence of its own that takes back the one before it. */
const NEXT_DISOWNS = new RegExp(
  String.raw`^\s*["”')]*\s*(?:(?:but |well, |and )?not (?:here|us|ours|this (?:one|time|game|app)|in this|any ?more|with us|on our|around here)\b|(?:ours|this one|this game|we) (?:(?:does|is|wo|do|are|did)n['’]t|(?:does|is|will|do|are|did) (?:not|never))\W*(?:[.!\n]|$)|here you (?:do|wo)n['’]t\b|${TAKEN_OUT})`,
  'i',
);
/** "You'd expect races. There aren't.", "People ask if it's chess. It's draughts." */
const CORRECTS =
  /^\W*(?:there (?:are|is)n['’]t\b|they['’]re not\b|it is(?:n['’]t| not)\b|it['’]s (?:not\b|a \w+\b|\w+ with\b)|sorry\b|nope\b|no[.,!]|wrong\b)/i;
const KINDS =
  'games?|apps?|titles|builders?|shooters?|puzzlers?|rpgs?|clickers?|runners?|racers?|makers?|developers?|studios?|publishers?|casinos?|simulators?|farms';
/** "Other games make you wait", "while others hide heroes behind banners": said of what this game is not. */
const OTHERS = new RegExp(
  String.raw`(?:(?<!\b(?:no|any|like|all) )\b(?:other|most|those|all those|too many|so many|the usual|typical|ordinary|modern|today['’]s|lesser) (?:(?!mini)[\w'-]+ ){0,3}?(?:${KINDS})(?: (?:that|which|will|may|might|would|just|still|always|often|only|out there|these days|want to|love to|like to))* (?:make|force|ask|charge|sell|stop|want|hide|lock|bury|throw|drown|rely|nag|beg|bombard|keep|limit|punish|offer|have|hand|show|come with|are (?:full|all|about|built|nothing)|use|depend|reward|drip|push|interrupt|pester|demand|cap|waste|steal|tempt|trick|lure|rush|send|put|need|require|lean|live)s?\b|\b(?:while|where|when) (?:the )?(?:others?|other [\w-]+|most [\w-]+|everyone else|everybody else|the rest|the competition)\b|^where (?:[\w-]+ ){1,3}?(?:have|make|ask|force|let|sell|give) (?:you|players|people)\b)[^;:.!?–—]*$`,
  'i',
);
/** "It may look like a match-3, but": what it only seems to be. */
const SEEMS =
  /\b(?:may|might|only|could|perhaps) (?:look|sound|feel|seem|smell)s? (?:\w+ ){0,2}like\b[^,;:.!?]*$|\b(?:looks|sounds|seems) like\b[^,;:.!?]*$/i;
/** Here the text speaks of this game again. */
const TURNS_BACK = /,\s*(?:but |and )?(?:we|here|ours|this|in|you|it|not)\b|\b(?:but|ours|instead)\b/i;
/** Without one of these words no sentence disowns anything; nearly none has one. */
const QUICK =
  /\b(?:where|others?|most|those|many|usual|typical|ordinary|modern|today|lesser|look|looks|sounds?|feel|seems?|smell)\b/i;

/** "Can I trade? Unfortunately not." */
const YES_NO_QUESTION =
  /^\W*(?:(?:q|faq|question)\b\W*)?(?:(?:is|are|was|were|does|do|has|have|will|can|could|may|should|must) (?!you\b|your\b)|(?:will|do|can) you (?:ever )?(?:have|offer|plan|sell|add|support|show)\b)[^?]*\?$/i;
const ANSWER_NO =
  /^\s*(?:(?:\w+ )?a(?:nswer)?\s?[:.]\s*)?(?!yes|yep|sure|of course|do(?:n['’]t| not)\b)(?:(?:no|nope|nah|never|none|not)\b(?! (?:one|problem|worries|doubt|only|just|matter|yet another))|[^.!?\n]{0,50}?(?:n['’]t|\bnot|\bnever|\bno longer|\bno|\bnone)\b(?! (?:only|just|limits?|end|worry|problem)))/i;
/** "Why should a hero cost 300 summons?", "when did games become a job?" */
const COMPLAINT =
  /^\W*(?:who (?:needs|wants|likes|has time for|asked for)|why (?:should|would|must)|when did|since when|over|isn['’]t it (?:annoying|tiring|sad|boring|strange))\b[^?]*\?$/i;
/** "An earlier build had a skill tree", "if we sold any", "the days of waiting are over". */
const UNREAL =
  /\b(?:an?|the|our) (?:early|earlier|old|older|previous|first|original) (?:build|version|draft|prototype)s? (?:had|came|let|offered|used)\b|\bthere (?:was|were) (?:once )?(?:going|meant|supposed|planned) to be\b|^\W*(?:before|until) (?:version )?\d+\.\d|\bif (?:we (?:had|sold|offered|were)|there (?:were|was))\b|\bthe days of\b[^.!?]*\bare\b/i;

/** Is what stands behind this heading not in the game? */
export const isDenyingHeading = (heading: string): boolean =>
  DENYING_HEADING.test(heading) && !PRAISING_HEADING.test(heading);

/** Is it a question whose answer is no? `next` is what follows it. */
export const isAnsweredNo = (sentence: string, next: string): boolean =>
  sentence.endsWith('?') && YES_NO_QUESTION.test(sentence) && ANSWER_NO.test(next);

/** Does the sentence name things only to say that they are not here, or found elsewhere? `next` is what follows it. */
export const isDisowned = (sentence: string, next = ''): boolean =>
  (sentence.includes(':') && isDenyingHeading(sentence.slice(0, sentence.indexOf(':')))) ||
  (sentence.endsWith('?') && COMPLAINT.test(sentence)) ||
  UNREAL.test(sentence) ||
  (DISOWNS_AT_END.test(sentence) && !IS_EASY.test(sentence)) ||
  NEXT_DISOWNS.test(next) ||
  (WANTS.test(sentence) &&
    (SENDS_AWAY.test(sentence) || CORRECTS.test(next) || (sentence.endsWith('?') && SENDS_AWAY.test(next))));

/** May a part of the sentence speak of other games? Then `isOfOthers` has to be asked about each word. */
export const mayBeOfOthers = (sentence: string): boolean => QUICK.test(sentence);

/** Does what follows `head`, the beginning of its sentence, belong to other games, or to what this one only seems to be? */
export function isOfOthers(head: string, tail: string): boolean {
  const others = OTHERS.exec(head);
  if (others && !TURNS_BACK.test(others[0])) return true;
  const seems = SEEMS.exec(head);
  return (
    seems !== null &&
    (/\b(?:may|might|only|could|perhaps)\b/i.test(seems[0]) || /^[^.!?]*,? but\b/i.test(tail))
  );
}
