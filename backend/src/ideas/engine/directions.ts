/** What a question asks an item to become. */
export type Direction =
  | 'shorten'
  | 'expand'
  | 'simplify'
  | 'casual'
  | 'competitive'
  | 'monetise'
  | 'retention'
  | 'shorter-session'
  | 'longer-session'
  | 'social'
  | 'solo'
  | 'repair'
  | 'variant'
  | 'rewrite';

/** Asked in this order: the more particular wording first. */
const RULES: readonly [Direction, RegExp][] = [
  [
    'shorter-session',
    /\b(short|quick|fast|brief)\w*\b[^.?!]{0,30}\b(session|round|match|level|run|game)s?\b|\bsession\w*[^.?!]{0,20}\b(short|quick|less)/i,
  ],
  [
    'longer-session',
    /\b(long|deep|extend)\w*\b[^.?!]{0,30}\b(session|round|match|level|run|play)s?\b|\bsession\w*[^.?!]{0,20}\blong/i,
  ],
  [
    'shorten',
    /\b(shorten|shorter|brief(er|ly)?|concise|trim|cut (it )?down|fewer words|tl;?dr|one line|snappier)\b/i,
  ],
  [
    'simplify',
    /\b(simpl\w+|easier to (understand|learn|grasp)|less complex|streamline|minimal\w*|clearer)\b/i,
  ],
  [
    'expand',
    /\b(expand\w*|elaborate|detail\w*|longer|more (text|about|info\w*|specific)|specif\w+|flesh (it )?out|develop|describe|how (does|would|could) (it|this))\b/i,
  ],
  [
    'monetise',
    /\b(moneti[sz]\w*|revenue|earn\w*|money|pay\w*|sell\w*|iap|purchase\w*|profit\w*|ads?|commercial\w*)\b/i,
  ],
  [
    'retention',
    /\b(retention|retain\w*|come back|coming back|return\w*|sticky|stickier|habit\w*|daily|long[- ]?term|d1|d7|d30|engag\w+|addict\w+)\b/i,
  ],
  [
    'casual',
    /\b(casual\w*|calm\w*|relax\w*|cosy|cozy|gentle\w*|easier|easy|friendl\w+|famil\w+|kids?|child\w*|accessible|accessibility|older|wider|broader|less (hard|stress\w*|difficult))\b/i,
  ],
  [
    'competitive',
    /\b(competi\w*|rival\w*|pvp|versus|vs|hardcore|harder|challeng\w*|e-?sports?|ranked|skill\w*|tense|intense)\b/i,
  ],
  [
    'solo',
    /\b(solo|single[- ]players?|alone|by (one|him|her|them)sel(f|ves)|on (one|his|her|their)('|’)?s? own|without (friends|a (team|guild|partner)|others|company))\b/i,
  ],
  [
    'social',
    /\b(social\w*|friends?|together|co-?op\w*|multiplayer|community|viral\w*|share|sharing|invite)\b/i,
  ],
  [
    'repair',
    /\b(fix\w*|problem\w*|risk\w*|fail\w*|wrong|boring|frustrat\w*|repetitive|weak\w*|improve\w*|better|polish\w*)\b/i,
  ],
  [
    'variant',
    /\b(variant\w*|variation\w*|alternativ\w*|different\w*|another|other|twist\w*|fresh\w*|new|unique|original\w*|creative|surpris\w*|idea\w*|innovat\w*)\b/i,
  ],
  ['rewrite', /\b(rewrite|rephrase|reword|wording|phrase|paraphrase|say it)\b/i],
];

/** The direction of a question and the words that told it; undefined when no rule speaks. */
export function detectDirection(question: string): { direction: Direction; words: string } | undefined {
  for (const [direction, rule] of RULES) {
    const found = rule.exec(question);
    if (found) return { direction, words: found[0] };
  }
  return undefined;
}

export const DIRECTION_NAMES: Record<Direction, string> = {
  shorten: 'shorter wording',
  expand: 'more detail',
  simplify: 'simpler to learn',
  casual: 'more casual',
  competitive: 'more competitive',
  monetise: 'earning',
  retention: 'reasons to return',
  'shorter-session': 'shorter sessions',
  'longer-session': 'longer sessions',
  social: 'more social',
  solo: 'for one player',
  repair: 'avoiding its usual failure',
  variant: 'a variant',
  rewrite: 'a designer’s wording',
};
