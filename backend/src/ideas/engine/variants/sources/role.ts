/** Store texts say near their beginning who one is. */
const READ = 2_500;

const ROLE =
  /(?:^|[.!?:,]\s+|\n[^\p{L}\n]*)(?:(?:[Yy]ou are|[Yy]ou[’']re|(?:[Yy]ou )?[Pp]lay as|[Ss]tep into the (?:shoes|role) of|(?:[Yy]ou )?[Tt]ake (?:on )?the role of|[Aa]ssume the role of|[Bb]ecome) (an? (?:[a-z-]+ ){0,2}?[a-z-]+)(?=[.!;,]| (?:who|in|of|on|at|with|and|whose|that|from|tasked|[a-z]+ing)\b)|As (an? (?:[a-z-]+ ){0,2}?[a-z-]+)(?: (?:in|of|on|at|from) [^.!?,]{3,40})?, (?=you\b|your\b|it[’']s\b))/gu;

/** Who people are outside the game, and what any game makes of them. */
const NOBODY =
  /(?:fan|player|gamer|master|part|kings?|legend|member|expert|beginner|pro|champion|hero|enthusiast|user|subscriber|lover|star|type|winner|team|family|result|bonus|gift|way|game|force|lot|bit|few|one|person|friend|parent|genius|choice|fun|must|group|security|protagonist|experience|style|success|sucker|\w+ed|\w+ing|\w+ly)$/;

/** Who one is, as a store text says it: “As a courier, you …” → “A courier”. */
export function readRole(text: string): string | undefined {
  for (const [, said, other] of text.slice(0, READ).matchAll(ROLE)) {
    const role = (said ?? other ?? '').replace(
      /^an? (?:(?:true|real|legendary|ultimate|skilled|professional|experienced|great|brave|young|talented|successful|master) )*/,
      '',
    );
    if (role && !NOBODY.test(role)) return role;
  }
  return undefined;
}

const CHILDREN = /\b(?:kids?|toddlers?|preschool\w*|child(?:ren)?|baby|kindergarten)\b/i;
const EACH_CHILD = new RegExp(CHILDREN, 'gi');
/** Any page may name children once or twice. */
const OFTEN = 3;

/** Whether a game is made for children, as its title or its store text says. */
export const isMadeForChildren = (title: string, text: string): boolean =>
  CHILDREN.test(title) || (text.match(EACH_CHILD)?.length ?? 0) >= OFTEN;
