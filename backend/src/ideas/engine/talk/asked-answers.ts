import type { ChatAnswer } from '../engine.types.js';
import { sameKey } from '../phrases.js';
import { answerRisks } from './design-answers.js';
import { answerCompare } from './market-answers.js';
import {
  answerCrowding,
  answerNamedCrowding,
  answerGrowing,
  answerNameTaken,
  answerNewcomers,
  answerSales,
  answerUnusual,
} from './crowd-answers.js';
import {
  answerAddition,
  answerFits,
  answerReplacement,
  answerOriginFrom,
  answerOrigins,
  answerWithout,
} from './part-answers.js';
import type { Part, Subject } from './subject.js';
import {
  answerSummary,
  answerCuts,
  answerDecision,
  answerConstraint,
  answerJudgment,
  answerNeeds,
  answerMultiplayer,
  answerStrengths,
  answerTwists,
} from './whole-answers.js';

const IT = '(?:it|this|that|(?:the|this|that|our|my) (?:idea|game|concept|combination|mix|design))';
const WE = '(?:we|i|you|one|they)';
const SPACE = '(?:space|market|genre|niche|field|area|segment|category)';

/** Questions with the whole of their words, so that a longer one isn’t taken for it. "(.+)" is what it is about. */
const ASKED: readonly (readonly [string, Part])[] = [
  // The charts.
  [`how (?:crowded|saturated|competitive|full|busy) is ${IT}(?: ${SPACE})?`, answerCrowding],
  [
    `(?:how (?:crowded|saturated|competitive|full|busy) is|is) (?:the|this|that|our) ${SPACE}(?: (?:too |already |very |really )?(?:crowded|saturated|competitive|full|taken|busy))?`,
    answerCrowding,
  ],
  [
    `how many (?:other )?games (?:in the charts )?(?:have|use|do|are doing|combine|mix|share|play) (?:both|these|this|them|it|that|all of them|both of them|the same)(?: mechanics| things)?(?: together)?`,
    answerCrowding,
  ],
  [
    `(?:has|did) (?:anyone|anybody|someone|somebody|any game|another game) (?:else )?(?:already |ever )?(?:combined?|mixed?|done?|tried?|made?|make|paired?|joined) (?:${IT}|these(?: two| mechanics)?|them|both)(?: before| already| yet| together)?`,
    answerCrowding,
  ],
  [
    `(?:has|did|does|do) (?:anyone|anybody|someone|somebody|any games?|another game) (?:else )?(?:already |ever )?(?:combined?|mixe?[ds]?|paired?|joined?|combines?|have|has|had) (?:\\S+ ){1,3}(?:and|with) (?:\\S+ ?){1,3}`,
    answerNamedCrowding,
  ],
  [
    `(?:are there|do) (?:any )?(?:other )?games (?:that )?(?:already )?(?:combine|mix|do|pair|have) (?:both|these|this|that|it|them)(?: together)?`,
    answerCrowding,
  ],
  [
    `(?:does|do|is there) any (?:other )?games? (?:that )?(?:already )?(?:combines?|mix(?:es)?|pairs?|has|have) (?:both|these two|the two)(?: mechanics)?`,
    answerCrowding,
  ],
  [
    '(?:show|give|tell) (?:me|us) (?:the|some) (?:market )?(?:numbers|figures|data|stats|signal)',
    answerCrowding,
  ],
  [
    `(?:what does the market say|how (?:is|does) the market(?: look)?(?: for ${IT})?|(?:what is|whats|show me)? ?(?:the )?market signal)`,
    answerCrowding,
  ],
  [
    `(?:are there|which|what|show me|any)(?: any| the)? (?:new games|newcomers|recent games|new releases|launches)(?: (?:are )?(?:doing|like|with|in|have|do|use|share) (?:${IT}|these|the same)(?: ${SPACE}| mechanics)?)?`,
    answerNewcomers,
  ],
  [
    `what(?: is|s) (?:so |really )?(?:unusual|unique|new|special|different|original|fresh|novel|interesting|distinctive) (?:about|in|here|with)(?: ${IT})?`,
    answerUnusual,
  ],
  [`what(?: is|s) (?:the|our|its) (?:usp|unique selling point|differentiator|novelty)`, answerUnusual],
  [
    `what (?:makes|sets) ${IT} (?:different|unique|special|stand out|original|new|apart)(?: from (?:other|the other|all) .+)?`,
    answerUnusual,
  ],
  [
    `(?:how is ${IT} (?:different|unique|new)|(?:is|how) (?:${IT} )?(?:original|unique|new|novel|fresh)(?: is ${IT}| enough)?)(?: from (?:other|the other|all) .+)?`,
    answerUnusual,
  ],
  [
    `is (?:the|this|that|our|its) (?:name|title) (?:already |still )?(?:taken|used|free|available|in use)`,
    answerNameTaken,
  ],
  [
    `(?:what|which) (?:kind of |sort of |type of )?(?:moneti[sz]ation|business model|iap|purchases) (?:would |could |might |should )?(?:suits?|fits?|works?|goes with|go with)(?: best| for| with)?(?: ${IT})?`,
    answerSales,
  ],
  [
    `how do (?:similar|comparable|other|those|these|the nearest|competing) games (?:moneti[sz]e|earn|make money)`,
    answerSales,
  ],
  [`what do we (?:share|have in common) with (?:.+)`, answerCompare],
  [`what does (?:it|this|ours) (?:share|have in common) with (?:.+)`, answerCompare],
  [
    '(?:what|which mechanics?|which genres?)(?: is|s| are)? (?:growing|rising|trending|hot|on the rise|going up|gaining)(?: right now| now| today| at the moment| in the charts)?',
    answerGrowing,
  ],
  [
    `are there (?:already )?(?:many|any|other|lots of|a lot of) (?:other )?games (?:like|similar to) ${IT}(?: already| out there)?`,
    answerCrowding,
  ],
  [
    `(?:which|what|show me|any|are any)(?: of the)? (?:newcomers|new games|recent games)(?: that)? (?:are|is|look|do) (?:similar|like ${IT}|close|alike|comparable|nearest)`,
    answerNewcomers,
  ],
  [`(?:what|how) about (?:adding |using )?(.+)`, answerAddition],
  [
    'do (?:any )?(?:similar|comparable|other|those|these|the nearest) games (?:also )?(?:have|use) (.+)',
    answerAddition,
  ],
  [`(?:tell|show) me (?:what ${IT} is (?:all )?about|about ${IT})`, answerSummary],
  [`what makes ${IT} (?:fun|good|work|strong|compelling|interesting to play)`, answerStrengths],
  [
    `(?:what is|whats|what are) (?:the |our )?(?:riskiest|biggest|most dangerous) (?:assumptions?|unknowns?|bet|weak spot)`,
    answerRisks,
  ],
  [
    `(?:what is|whats) the smallest (?:version|thing|build|prototype)(?: (?:that )?${WE} (?:can|could|should) (?:test|build|make|try|ship))?`,
    answerCuts,
  ],
  // Its parts.
  [
    `(?:which|what) (?:part|parts|item|items|mechanic|mechanics|bit|bits|thing|things|half|element|elements)? ?(?:is|are|comes?|came|did ${WE} (?:take|get|keep)|do ${WE} (?:keep|have)|was|were)(?: taken)? from (.+)`,
    answerOriginFrom,
  ],
  [`where (?:is|are|does|do|did) (.+?) (?:come |taken )?from`, answerOriginFrom],
  [
    `(?:which|what) (?:part|parts|item|items|mechanic|mechanics|half|thing|things)? ?(?:is|are|comes?|came) from (?:which|what) (?:game|source)`,
    answerOrigins,
  ],
  [`(?:what happens without|(?:should|could) ${WE} (?:remove|drop|cut|lose|scrap)) (.+)`, answerWithout],
  [
    `what (?:if|happens if|would happen if|happens when|changes if) ${WE} (?:remove|removed|drop|dropped|cut|lose|lost|took out|take out|left out|leave out|scrap|skip|skipped|go without|had no) (.+)`,
    answerWithout,
  ],
  [
    `what (?:would|do|will) ${WE} (?:lose|miss) (?:without|if ${WE} (?:remove|drop|cut|scrap)) (.+)`,
    answerWithout,
  ],
  [`(?:would|does|could) ${IT} (?:still )?(?:work|be fun) without (.+)`, answerWithout],
  [`(?:can|could) ${WE} (?:do|make|build|ship|have) ${IT} without (.+)`, answerWithout],
  [
    `(?:do ${WE} (?:really )?need|how important (?:is|are)) (.+)`,
    (subject, words) => withoutOnly(subject, words),
  ],
  [
    `what (?:could|can|would|should) (?:replace|${WE} (?:use|have|do|put) instead of|${WE} replace) (.+?)(?: with)?`,
    answerReplacement,
  ],
  [
    `(?:what (?:is|are)|whats|give me|show me|suggest)? ?(?:an |some |any |another |three |\\d )?(?:alternatives?|replacements?|substitutes?) (?:to|for) (.+)`,
    answerReplacement,
  ],
  [
    `what (?:would )?(?:goes|go|fits|fit|works|work|pairs|pair|combines|combine)(?: well| best)? with (.+)`,
    answerFits,
  ],
  [
    `(?:should|could|can|what if|what about if) ${WE} (?:also )?(?:add|use|have|include|put in)(?:ed)? (.+)`,
    answerAddition,
  ],
  [
    `(?:would|do|does|will|could) (.+?) (?:fit|work|suit|make sense)(?: here| in ${IT}| with ${IT}| for ${IT}| ${IT})?`,
    answerAddition,
  ],
  [
    `(?:can|could|does|would|will|is) (?:${IT}|${WE}) (?:be |work |run |play |playable |played )*(?:${IT} )?(?:with |in |for |on |without |as )?(?:just |only )?(one hand|one handed|one thumb|portrait|offline|no internet|no signal)(?: mode)?(?: (?:on|in) (?:the|a) (?:subway|bus|train|metro|plane))?`,
    answerConstraint,
  ],
  [
    `(?:do|does|will|would) (?:${IT}|${WE}) (?:need|require) (?:an? |any )?(?:internet|signal|network|online)(?: connection| access)?`,
    (subject) => answerConstraint(subject, 'offline'),
  ],
  [`is ${IT} (cozy|relaxing|calm|gentle|wholesome)(?: enough)?`, answerConstraint],
  [`is ${IT} (?:suitable |ok |okay |good |right |safe |made )?for (kids|children)`, answerConstraint],
  [`is ${IT} too (?:hard|difficult|complicated|complex) for (kids|children)`, answerHardFor],
  [
    `(?:do|does|can|could|would|will) (?:${IT}|${WE}|people) (?:need|require) (?:any )?(?:other players|other people|friends|multiplayer|a second player|people)(?: to play)?`,
    answerMultiplayer,
  ],
  [
    `(?:can|could) (?:${WE}|${IT}|people) (?:be )?play(?:ed)? (?:${IT} )?(?:alone|solo|by myself|by yourself|on my own)`,
    answerMultiplayer,
  ],
  [
    `is ${IT} (?:a )?(?:multiplayer|single ?player|solo|social)(?: game)?(?: or (?:multiplayer|single ?player|solo))?`,
    answerMultiplayer,
  ],
  [
    `what (?:should|can|could|would) ${WE} (?:cut|drop|leave out|simplify|remove|postpone|skip)(?: first| for now)?(?: (?:if|to|for) .+)?`,
    answerCuts,
  ],
  [
    `(?:what is|whats|what would be|what would) (?:the |an |our )?(?:mvp|minimum viable product|smallest version|smallest build|minimum|first version)(?: be)?`,
    answerCuts,
  ],
  [
    `(?:what is|whats|which is|what would be) (?:the )?(?:hardest|most expensive|most difficult|costliest|biggest|trickiest) (?:part|thing|piece|mechanic) to (?:build|make|develop|produce)`,
    answerNeeds,
  ],
  [
    `how (?:can|could|do|would|should) ${WE} (?:reduce|cut|shrink|lower|limit) (?:the )?(?:scope|cost|costs|effort)`,
    answerCuts,
  ],
  [
    `(?:what is|whats) (?:the )?(?:core |main |key |central |interesting )?(?:decision|choice|dilemma|trade ?off|tension)`,
    answerDecision,
  ],
  [
    `what (?:does|do|must|can) (?:the |a )?(?:players?|people|${WE}) (?:get to |have to )?(?:decide|choose)`,
    answerDecision,
  ],
  [
    `what (?:decisions?|choices?) (?:does|do) (?:the |a )?(?:players?|people|${WE}) (?:make|have|face)`,
    answerDecision,
  ],
  [
    `(?:suggest|give me|give us|show me|find|think of|propose|i need|any)(?: me)?(?: an?| another| a new| a different| some| three| other)? (?:other )?twists?(?: for ${IT})?`,
    answerTwists,
  ],
  [`(?:what (?:could|would) be )?(?:a|another) (?:good |new )?twist(?: be)?`, answerTwists],
  [`(?:what is|whats) ${IT}(?: all)? about`, answerSummary],
  [`(?:describe|explain)(?: me| to me)? ${IT}(?: again| to me)?`, answerSummary],
  [
    `(?:what is|whats|what are) (?:good|strong|best|great|promising|the strengths?|the strong points?|its strengths?)(?: (?:about|of|in) ${IT})?`,
    answerStrengths,
  ],
  [
    `(?:why (?:would|could|should|might) ${IT} work|strengths|what works(?: well)?(?: here| in ${IT})?|what do you like(?: about ${IT})?)`,
    answerStrengths,
  ],
  [`what (?:would|could|will|might) (?:kill|sink|break|ruin) ${IT}`, answerRisks],
  [
    `(?:(?:please )?(?:rate|score|grade|judge) ${IT}(?: (?:from )?1 (?:to )?10| out of (?:10|ten))?|is ${IT} (?:a |any )?good(?: idea| game| one)?|is ${IT} worth (?:it|making|building|doing|our time)|what do you think(?: of ${IT}| about ${IT})?|your opinion|should ${WE} (?:make|build|do|greenlight|kill) ${IT}|what (?:are the|speaks for and) (?:pros and cons|against it)|pros and cons)`,
    answerJudgment,
  ],
];
const QUESTIONS = ASKED.map(([words, reply]) => [new RegExp(`^(?:${words})$`), reply] as const);

/** How hard it is, nothing here tells; what speaks against such players, its items do. */
function answerHardFor(subject: Subject, words: string): ChatAnswer | undefined {
  const held = answerConstraint(subject, words);
  return held && { ...held, content: `How hard it is only a test tells.\n${held.content}` };
}

/** "How important are the albums?": only where the words mean an item. */
function withoutOnly(subject: Subject, words: string): ChatAnswer | undefined {
  return /^(?:it|this|that|the (?:risk|pitch|name|setting|audience)s?)$/.test(words)
    ? undefined
    : answerWithout(subject, words);
}

/** The answer to a question that is one of the list word for word; undefined for any other. */
export function answerAsked(subject: Subject): ChatAnswer | undefined {
  const words = sameKey(subject.request.message.replace(/[’']/g, '')).replace(
    / (?:please|then|again|exactly|right now)$/,
    '',
  );
  for (const [pattern, reply] of QUESTIONS) {
    const match = pattern.exec(words);
    if (!match) continue;
    const found = reply(subject, match[1] ?? '');
    if (found) return found;
  }
  return undefined;
}
