const set = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/));

/** Wherever one of these stands in a clause, the makers may tell what they left out, or what they only thought of. */
export const ABSENCE = set(
  `absence lack lacks lacking refuse refuses refused forbid forbids shun shuns hate hates despise miserable chore nag nags
   nagging beg begs begging bribe bribes bribing pointless meaningless tedious nonsense vain resembles resemble supposedly nope haters ignore
   creeps would wed youd theyd considered expect expecting expected mistaken planned suggested`,
);
/** After "is" or "was" these say that what comes before is no more, or never was. */
export const GONE = set(
  `absent abolished abandoned axed banned canceled cancelled deleted disabled discontinued ditched dropped excluded extinct
   forbidden gone halted history impossible killed obsolete omitted prohibited removed retired scrapped sunset suspended
   unavailable unnecessary unsupported useless needless rejected`,
);
/** These say so only at the end of their clause, right behind what is no more: "login bonuses are dead." */
export const GONE_AT_END = set('dead over done closed broken ended finished missing');
/** What the makers say they have done with a thing leaves it there; all else that they have done may have taken it away. */
export const ADDED = set(
  `added introduced improved updated upgraded expanded reworked redesigned refreshed released unlocked optimized optimised
   made designed built crafted created enhanced balanced rebalanced included brought fixed packed polished extended developed
   filled combined mixed hidden prepared revamped rebuilt renewed reimagined translated listed collected given wanted loved
   played worked need needed based inspired featured loaded seen known called named set ranked rated been`,
);
export const PAST =
  /^(?:\w{3,}ed|took|threw|cut|left|ran|got|quit|let|went|kept|taken|thrown|gone|come|came|shut|struck|made|built|put|sent|laid)$/;
export const MAKERS = set('we i weve ive');
export const BETWEEN_VERBS = /^(?:have|has|had|been|just|finally|all|both|also|now|simply|\w+ly)$/;
export const LINKING = set('is are was were been being got get gets stay stays remain remains');
/** These deny only what comes after them, the other negators what comes before as well. */
export const FORWARD = set('no without zero 0 minus sans unlike non nor nobody nothing');
/** "Merging does nothing", "the number of ads is zero". */
export const BACKWARD_AFTER = set('do does did is are exactly gives give remains stays');
/** Behind one of these a negator speaks of something else: "skins that players without a pass don't have". */
export const SIDE_CLAUSES = set(
  'that which who whoever what whatever when where if while provided whose once after before',
);
export const TURNS_AWAY: ReadonlySet<string> = new Set([
  ...SIDE_CLAUSES,
  ...['and', 'or', 'as', 'to', 'even'],
]);
/** Behind one of these the text speaks of what there is. */
export const TURNS_BACK = set('only just always let lets unlimited infinite endless countless');
/** Who does not do so is still there: "the tournament never sleeps". */
export const HARMLESS_ACTS = set(
  `end ends stop stops sleep sleeps wait waits rest rests lie lies disappoint disappoints bore bores wasted seen felt looked
   run runs last lasts around easy fail fails same feel mean beat beaten else elsewhere anywhere like want all`,
);
/** The clause goes on no further. */
export const BREAKS = set('but because so until unless yet although though whereas');
export const STOP = /[,.!?:;()[\]—–•|]|\s-\s/;
const phrases = (list: readonly string[]): RegExp => new RegExp(list.join('|'), 'i');

/** Takes back what the words before say, whatever they say. */
export const TAKES_BACK = phrases([
  // "You can't.", "since the rewrite it isn't any more", but not "whether you win or not".
  String.raw`(?<!\b(?:or|why|if) )(?:n['’]t|\bnot|\bcannot)(?: (?:either|any ?more|here|yet|really))?\s*(?:[.!;]|$)`,
  // "You won't get one", "not a single one", "none of that".
  String.raw`(?:n['’]t|\bnot|\bnever) (?:\w+ )?(?:get|find|see|meet|have|need) (?:one|any|it|them|those)\b(?! \w+ing| to \w+)`,
  String.raw`\b(?:none|not one) of (?:it|them|that|those|these|this)\b|\bnot (?:a single|even) one\b|\bno such thing\b|\bnope\b`,
  String.raw`\bnothing to do with\b|\bfor (?:someone|somebody) else\b|\bin (?:some |an)?other games?\b(?! mode)|\bthe competition\b`,
  // "The answer remains no.", "loot boxes are so 2016", "co-op is out of scope".
  String.raw`\b(?:is|are|remains|was) (?:still |a |simply )?no\s*[.!]`,
  String.raw`\b(?:is|are) (?:simply |just )?(?:so (?:last|\d{4})|(?:way |far |temporarily )?(?:out(?: of (?!this world)|\s*[.!,;]|$)|beyond (?:what|us|our)|outside)|what (?:the )?others?\b|the (?:very )?(?:opposite|reason))`,
  String.raw`\b(?:had|has|have) to (?:go|wait|stay|make way)\b|\b(?:came|come|comes) to an end\b|\bover (?:my|our) dead body\b|\btake away the\b`,
]);
/** "It sounds easy to sort the balls, but it isn't": only the ease is taken back. */
export const IS_EASY =
  /\b(?:looks?|sounds?|seems?|is|are|it['’]s)(?: \w+)? (?:easy|simple|hard|difficult|impossible)\b/i;
/** A sentence that takes back the one before it. */
export const NEXT_TAKES_BACK = phrases([
  String.raw`^\W*(?:please|come on|as if|yeah,? right|nope|no way|no thanks|gone|ours|this one|wrong|in some other game)\b`,
  String.raw`^\W*(?:well, )?not\b(?! (?:only|just|merely|sure|enough|to mention)\b)|^\W*never\b(?! (?:alone|again))`,
  String.raw`^\W*none of (?:it|them|that|those|these|this)\b`,
  String.raw`^\W*(?:we|i) (?:hate|deleted|removed|dropped|cut|refuse|ditched)\b`,
]);
/** The whole sentence tells what a game only seems to be. */
export const MISNAMED = phrases([
  String.raw`^\W*(?:despite|contrary to|whatever) (?:the|its|our) (?:name|title|looks?|icon|appearance|trailer|cover)\b`,
]);
