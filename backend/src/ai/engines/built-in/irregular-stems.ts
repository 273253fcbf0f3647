/** Words that mean something of their own and would otherwise be folded into another word ("boxing" is no box). */
const OWN_STEM = `
  boss gas bus gear species series news king wing ring spring string during scene theme plane scare stare paste spine breathe
  timing scoring setting racing fishing boxing bowling parking cooking ranked rated rating ranking evening morning feeling
  platforming wrestling coloring pitching batting tuning meeting bundled gambling vinyl service clothes dice lives being wedding
  dealing royale add buildings`;

/** Plurals, past tenses and British spellings the rules do not reach: stem first. */
const SAME_AS = `
  quiz quizzes|boss bosses|bus buses|gas gases|wolf wolves|king kings|wing wings|ring rings|scene scenes|theme themes themed
  plane planes|rating ratings|ranking rankings|setting settings|feeling feelings|service services|clothes clothing
  add adds added adding|ad ads|build built|fight fought|win won|run ran|mouse mice|man men|woman women|child children|teach taught|catch caught
  draw drew drawn|drive drove driven|color colours colour|defens defence defense defences defenses|armor armour
  favorit favourite|gray grey|jewelri jewellery|center centre|coloring colouring|alien aliens|vinyl vinyls`;

export const irregularStems: ReadonlyMap<string, string> = new Map([
  ...OWN_STEM.trim()
    .split(/\s+/)
    .map((word): [string, string] => [word, word]),
  ...SAME_AS.trim()
    .split(/[|\n]\s*/)
    .flatMap((line) => {
      const [stem = '', ...words] = line.trim().split(' ');
      return words.map((word): [string, string] => [word, stem]);
    }),
]);
