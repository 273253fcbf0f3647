import type { ChatAnswer } from '../engine.types.js';
import { sameKey } from '../phrases.js';
import { risks } from './design-answers.js';
import { compare } from './market-answers.js';
import { crowd, crowdNamed, growing, nameTaken, newcomers, sells, unusual } from './crowd-answers.js';
import { adding, fitsWith, insteadOf, originFrom, origins, without } from './part-answers.js';
import type { Part, Subject } from './subject.js';
import {
  about,
  cuts,
  decision,
  holds,
  judgement,
  needs,
  others,
  strengths,
  twists,
} from './whole-answers.js';

const IT = '(?:it|this|that|(?:the|this|that|our|my) (?:idea|game|concept|combination|mix|design))';
const WE = '(?:we|i|you|one|they)';
const SPACE = '(?:space|market|genre|niche|field|area|segment|category)';

/** Questions with the whole of their words, so that a longer one isn’t taken for it. "(.+)" is what it is about. */
const ASKED: readonly (readonly [string, Part])[] = [
  // The charts.
  [`how (?:crowded|saturated|competitive|full|busy) is ${IT}(?: ${SPACE})?`, crowd],
  [
    `(?:how (?:crowded|saturated|competitive|full|busy) is|is) (?:the|this|that|our) ${SPACE}(?: (?:too |already |very |really )?(?:crowded|saturated|competitive|full|taken|busy))?`,
    crowd,
  ],
  [
    `how many (?:other )?games (?:in the charts )?(?:have|use|do|are doing|combine|mix|share|play) (?:both|these|this|them|it|that|all of them|both of them|the same)(?: mechanics| things)?(?: together)?`,
    crowd,
  ],
  [
    `(?:has|did) (?:anyone|anybody|someone|somebody|any game|another game) (?:else )?(?:already |ever )?(?:combined?|mixed?|done?|tried?|made?|make|paired?|joined) (?:${IT}|these(?: two| mechanics)?|them|both)(?: before| already| yet| together)?`,
    crowd,
  ],
  [
    `(?:has|did|does|do) (?:anyone|anybody|someone|somebody|any games?|another game) (?:else )?(?:already |ever )?(?:combined?|mixe?[ds]?|paired?|joined?|combines?|have|has|had) (?:\\S+ ){1,3}(?:and|with) (?:\\S+ ?){1,3}`,
    crowdNamed,
  ],
  [
    `(?:are there|do) (?:any )?(?:other )?games (?:that )?(?:already )?(?:combine|mix|do|pair|have) (?:both|these|this|that|it|them)(?: together)?`,
    crowd,
  ],
  [
    `(?:does|do|is there) any (?:other )?games? (?:that )?(?:already )?(?:combines?|mix(?:es)?|pairs?|has|have) (?:both|these two|the two)(?: mechanics)?`,
    crowd,
  ],
  ['(?:show|give|tell) (?:me|us) (?:the|some) (?:market )?(?:numbers|figures|data|stats|signal)', crowd],
  [
    `(?:what does the market say|how (?:is|does) the market(?: look)?(?: for ${IT})?|(?:what is|whats|show me)? ?(?:the )?market signal)`,
    crowd,
  ],
  [
    `(?:are there|which|what|show me|any)(?: any| the)? (?:new games|newcomers|recent games|new releases|launches)(?: (?:are )?(?:doing|like|with|in|have|do|use|share) (?:${IT}|these|the same)(?: ${SPACE}| mechanics)?)?`,
    newcomers,
  ],
  [
    `what(?: is|s) (?:so |really )?(?:unusual|unique|new|special|different|original|fresh|novel|interesting|distinctive) (?:about|in|here|with)(?: ${IT})?`,
    unusual,
  ],
  [`what(?: is|s) (?:the|our|its) (?:usp|unique selling point|differentiator|novelty)`, unusual],
  [
    `what (?:makes|sets) ${IT} (?:different|unique|special|stand out|original|new|apart)(?: from (?:other|the other|all) .+)?`,
    unusual,
  ],
  [
    `(?:how is ${IT} (?:different|unique|new)|(?:is|how) (?:${IT} )?(?:original|unique|new|novel|fresh)(?: is ${IT}| enough)?)(?: from (?:other|the other|all) .+)?`,
    unusual,
  ],
  [
    `is (?:the|this|that|our|its) (?:name|title) (?:already |still )?(?:taken|used|free|available|in use)`,
    nameTaken,
  ],
  [
    `(?:what|which) (?:kind of |sort of |type of )?(?:moneti[sz]ation|business model|iap|purchases) (?:would |could |might |should )?(?:suits?|fits?|works?|goes with|go with)(?: best| for| with)?(?: ${IT})?`,
    sells,
  ],
  [
    `how do (?:similar|comparable|other|those|these|the nearest|competing) games (?:moneti[sz]e|earn|make money)`,
    sells,
  ],
  [`what do we (?:share|have in common) with (?:.+)`, compare],
  [`what does (?:it|this|ours) (?:share|have in common) with (?:.+)`, compare],
  [
    '(?:what|which mechanics?|which genres?)(?: is|s| are)? (?:growing|rising|trending|hot|on the rise|going up|gaining)(?: right now| now| today| at the moment| in the charts)?',
    growing,
  ],
  [
    `are there (?:already )?(?:many|any|other|lots of|a lot of) (?:other )?games (?:like|similar to) ${IT}(?: already| out there)?`,
    crowd,
  ],
  [
    `(?:which|what|show me|any|are any)(?: of the)? (?:newcomers|new games|recent games)(?: that)? (?:are|is|look|do) (?:similar|like ${IT}|close|alike|comparable|nearest)`,
    newcomers,
  ],
  [`(?:what|how) about (?:adding |using )?(.+)`, adding],
  [
    'do (?:any )?(?:similar|comparable|other|those|these|the nearest) games (?:also )?(?:have|use) (.+)',
    adding,
  ],
  [`(?:tell|show) me (?:what ${IT} is (?:all )?about|about ${IT})`, about],
  [`what makes ${IT} (?:fun|good|work|strong|compelling|interesting to play)`, strengths],
  [
    `(?:what is|whats|what are) (?:the |our )?(?:riskiest|biggest|most dangerous) (?:assumptions?|unknowns?|bet|weak spot)`,
    risks,
  ],
  [
    `(?:what is|whats) the smallest (?:version|thing|build|prototype)(?: (?:that )?${WE} (?:can|could|should) (?:test|build|make|try|ship))?`,
    cuts,
  ],
  // Its parts.
  [
    `(?:which|what) (?:part|parts|item|items|mechanic|mechanics|bit|bits|thing|things|half|element|elements)? ?(?:is|are|comes?|came|did ${WE} (?:take|get|keep)|do ${WE} (?:keep|have)|was|were)(?: taken)? from (.+)`,
    originFrom,
  ],
  [`where (?:is|are|does|do|did) (.+?) (?:come |taken )?from`, originFrom],
  [
    `(?:which|what) (?:part|parts|item|items|mechanic|mechanics|half|thing|things)? ?(?:is|are|comes?|came) from (?:which|what) (?:game|source)`,
    origins,
  ],
  [`(?:what happens without|(?:should|could) ${WE} (?:remove|drop|cut|lose|scrap)) (.+)`, without],
  [
    `what (?:if|happens if|would happen if|happens when|changes if) ${WE} (?:remove|removed|drop|dropped|cut|lose|lost|took out|take out|left out|leave out|scrap|skip|skipped|go without|had no) (.+)`,
    without,
  ],
  [`what (?:would|do|will) ${WE} (?:lose|miss) (?:without|if ${WE} (?:remove|drop|cut|scrap)) (.+)`, without],
  [`(?:would|does|could) ${IT} (?:still )?(?:work|be fun) without (.+)`, without],
  [
    `(?:do ${WE} (?:really )?need|how important (?:is|are)) (.+)`,
    (subject, words) => withoutOnly(subject, words),
  ],
  [
    `what (?:could|can|would|should) (?:replace|${WE} (?:use|have|do|put) instead of|${WE} replace) (.+?)(?: with)?`,
    insteadOf,
  ],
  [
    `(?:what (?:is|are)|whats|give me|show me|suggest)? ?(?:an |some |any |another |three )?(?:alternatives?|replacements?|substitutes?) (?:to|for) (.+)`,
    insteadOf,
  ],
  [
    `what (?:would )?(?:goes|go|fits|fit|works|work|pairs|pair|combines|combine)(?: well| best)? with (.+)`,
    fitsWith,
  ],
  [
    `(?:should|could|can|what if|what about if) ${WE} (?:also )?(?:add|use|have|include|put in)(?:ed)? (.+)`,
    adding,
  ],
  [
    `(?:would|do|does|will|could) (.+?) (?:fit|work|suit|make sense)(?: here| in ${IT}| with ${IT}| for ${IT}| ${IT})?`,
    adding,
  ],
  [
    `(?:can|could|does|would|will|is) (?:${IT}|${WE}) (?:be |work |run |play |playable |played )*(?:${IT} )?(?:with |in |for |on |without |as )?(?:just |only )?(one hand|one handed|one thumb|portrait|offline|no internet|no signal)(?: mode)?`,
    holds,
  ],
  [
    `(?:do|does|will|would) (?:${IT}|${WE}) (?:need|require) (?:an? |any )?(?:internet|signal|network|online)(?: connection| access)?`,
    (subject) => holds(subject, 'offline'),
  ],
  [`is ${IT} (cozy|relaxing|calm|gentle|wholesome)(?: enough)?`, holds],
  [
    `(?:do|does|can|could|would|will) (?:${IT}|${WE}|people) (?:need|require) (?:any )?(?:other players|other people|friends|multiplayer|a second player|people)(?: to play)?`,
    others,
  ],
  [
    `(?:can|could) (?:${WE}|${IT}|people) (?:be )?play(?:ed)? (?:${IT} )?(?:alone|solo|by myself|by yourself|on my own)`,
    others,
  ],
  [
    `is ${IT} (?:a )?(?:multiplayer|single ?player|solo|social)(?: game)?(?: or (?:multiplayer|single ?player|solo))?`,
    others,
  ],
  [
    `what (?:should|can|could|would) ${WE} (?:cut|drop|leave out|simplify|remove|postpone|skip)(?: first| for now)?(?: (?:if|to|for) .+)?`,
    cuts,
  ],
  [
    `(?:what is|whats|what would be|what would) (?:the |an |our )?(?:mvp|minimum viable product|smallest version|smallest build|minimum|first version)(?: be)?`,
    cuts,
  ],
  [
    `(?:what is|whats|which is|what would be) (?:the )?(?:hardest|most expensive|most difficult|costliest|biggest|trickiest) (?:part|thing|piece|mechanic) to (?:build|make|develop|produce)`,
    needs,
  ],
  [
    `how (?:can|could|do|would|should) ${WE} (?:reduce|cut|shrink|lower|limit) (?:the )?(?:scope|cost|costs|effort)`,
    cuts,
  ],
  [
    `(?:what is|whats) (?:the )?(?:core |main |key |central |interesting )?(?:decision|choice|dilemma|trade ?off|tension)`,
    decision,
  ],
  [
    `what (?:does|do|must|can) (?:the |a )?(?:players?|people|${WE}) (?:get to |have to )?(?:decide|choose)`,
    decision,
  ],
  [
    `what (?:decisions?|choices?) (?:does|do) (?:the |a )?(?:players?|people|${WE}) (?:make|have|face)`,
    decision,
  ],
  [
    `(?:suggest|give me|give us|show me|find|think of|propose|i need|any)(?: me)?(?: an?| another| a new| a different| some| three| other)? (?:other )?twists?(?: for ${IT})?`,
    twists,
  ],
  [`(?:what (?:could|would) be )?(?:a|another) (?:good |new )?twist(?: be)?`, twists],
  [`(?:what is|whats) ${IT}(?: all)? about`, about],
  [`(?:describe|explain)(?: me| to me)? ${IT}(?: again| to me)?`, about],
  [
    `(?:what is|whats|what are) (?:good|strong|best|great|promising|the strengths?|the strong points?|its strengths?)(?: (?:about|of|in) ${IT})?`,
    strengths,
  ],
  [
    `(?:why (?:would|could|should|might) ${IT} work|strengths|what works(?: well)?(?: here| in ${IT})?|what do you like(?: about ${IT})?)`,
    strengths,
  ],
  [`what (?:would|could|will|might) (?:kill|sink|break|ruin) ${IT}`, risks],
  [
    `(?:(?:please )?(?:rate|score|grade|judge) ${IT}(?: (?:from )?1 (?:to )?10| out of (?:10|ten))?|is ${IT} (?:a |any )?good(?: idea| game| one)?|is ${IT} worth (?:it|making|building|doing|our time)|what do you think(?: of ${IT}| about ${IT})?|your opinion|should ${WE} (?:make|build|do|greenlight|kill) ${IT}|what (?:are the|speaks for and) (?:pros and cons|against it)|pros and cons)`,
    judgement,
  ],
];
const QUESTIONS = ASKED.map(([words, reply]) => [new RegExp(`^(?:${words})$`), reply] as const);

/** "How important are the albums?": only where the words mean an item. */
function withoutOnly(subject: Subject, words: string): ChatAnswer | undefined {
  return /^(?:it|this|that|the (?:risk|pitch|name|setting|audience)s?)$/.test(words)
    ? undefined
    : without(subject, words);
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
