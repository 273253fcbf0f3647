import type { CSSProperties } from 'react';

/** Scenes by keyword: sky, ground, objects, lights; drawn on 240 × 88. */
const SCENES: [words: RegExp, sky: string, ground: string, objects: string, lights: string][] = [
  [
    /\b(sea|ship|boat|ferry|harbor|harbour|island|tide|lighthouse|river|lake|reef|ocean|canal|pier|dock|beach|shore|coast|water|raft|whale|submarine|fjord)/i,
    'M44 26m-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0',
    'M0 62c20-6 40 6 60 0s40-6 60 0 40 6 60 0 40-6 60 0v26H0Z',
    'M78 62c10-16 26-20 42-20s34 4 42 20ZM112 18h12l4 24h-20Z',
    'M112 12h12v6h-12ZM92 50h10v6H92ZM136 50h10v6h-10Z',
  ],
  [
    /\b(space|moon|mars|star|orbit|planet|station|comet|asteroid|rocket|satellite|telescope|airship|cloud|robot|parallel|lab\b|network)/i,
    'M44 28m-16 0a16 16 0 1 0 32 0a16 16 0 1 0-32 0',
    'M0 70c60-18 120-18 240 0v18H0Z',
    'M70 62a22 22 0 0 1 44 0ZM126 62V40l10-14 10 14v22Z',
    'M40 18h3v3h-3ZM90 12h3v3h-3ZM220 44h3v3h-3ZM86 52h12v5H86ZM132 42h8v6h-8Z',
  ],
  [
    /\b(forest|garden|farm|orchard|jungle|wood|tree|meadow|vine|grove|hill|mountain|valley|island|park|nest|greenhouse|swamp|desert|snow|glacier|steppe|zoo)/i,
    'M44 24m-11 0a11 11 0 1 0 22 0a11 11 0 1 0-22 0',
    'M0 70c40-16 70-16 110-4s84 8 130-8v30H0Z',
    'M96 70h5V52h-5ZM98 26a17 17 0 1 0 .1 0ZM166 66h6V48h-6ZM169 18a20 20 0 1 0 .1 0ZM40 74h4V60h-4ZM42 42a12 12 0 1 0 .1 0Z',
    'M92 40h6v6h-6ZM104 46h6v6h-6ZM162 36h6v6h-6ZM174 44h6v6h-6Z',
  ],
  [
    /\b(train|rail|road|bus|truck|highway|express|tram|airport|caravan|garage|race|van\b|vans)/i,
    'M120 20m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
    'M0 60 40 34l30 20 44-36 40 34 34-20 52 30v26H0Z',
    'M20 52h60v20H20ZM86 52h60v20H86ZM152 52h52c10 0 18 8 20 20h-72Z',
    'M28 57h12v7H28ZM46 57h12v7H46ZM94 57h12v7H94ZM112 57h12v7h-12ZM160 57h12v7h-12ZM178 57h12v7h-12Z',
  ],
  [
    /\b(castle|kingdom|tower|dungeon|temple|ruin|dragon|witch|wizard|knight|crypt|fortress|palace|tomb|cave|mine|mansion|labyrinth|golem|besieged|monster)/i,
    'M50 24m-10 0a10 10 0 1 0 20 0a10 10 0 1 0-20 0',
    'M0 72c70-10 150-10 240 0v16H0Z',
    'M84 70V34h8v-6h8v6h8v-6h8v6h8v36ZM132 70V46h30v24ZM147 26l17 20h-34Z',
    'M98 46h8v10h-8ZM143 54h8v8h-8Z',
  ],
  [
    /\b(carnival|circus|fair\b|festival|parade|theater|theatre|opera|stage|show|dance|music|band\b|arcade|casino|bazaar|market)/i,
    'M206 22m-9 0a9 9 0 1 0 18 0a9 9 0 1 0-18 0',
    'M0 70h240v18H0Z',
    'M24 72V50l32-24 32 24v22ZM96 72V44l30-30 30 30v28ZM164 72V54l26-18 26 18v18Z',
    'M56 18l12 4-12 4ZM126 6l14 4-14 4ZM118 54h16v18h-16ZM50 58h12v14H50ZM184 60h12v12h-12Z',
  ],
  [
    /./,
    'M122 16m-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0',
    'M0 72h240v16H0Z',
    'M28 72V42l24-16 24 16v30ZM84 72V30h34v42ZM126 72V46l20-12 20 12v26ZM176 72V38h36v34Z',
    'M42 48h8v8h-8ZM56 48h8v8h-8ZM92 40h8v8h-8ZM104 40h8v8h-8ZM92 54h8v8h-8ZM140 52h10v8h-10ZM186 48h8v8h-8ZM198 48h8v8h-8Z',
  ],
];

/** Plot colors, without the color of the lights. */
const COLORS = [1, 3, 4, 5, 6].map((plot) => `var(--plot-${plot})`);

/** A decorative illustration of the setting in two plot colors. */
export function SceneArt({ place, color }: { place: string; color: number }) {
  const [, sky, ground, objects, lights] = SCENES.find(([words]) => words.test(place)) ?? [];
  return (
    <svg
      className="scene"
      style={{ '--scene': COLORS[color % COLORS.length] } as CSSProperties}
      viewBox="0 0 240 88"
      aria-hidden="true"
    >
      <path d={sky} fill="var(--scene)" />
      <path d={ground} fill="color-mix(in srgb, var(--scene) 34%, var(--surface))" />
      <path d={objects} fill="color-mix(in srgb, var(--scene) 66%, var(--surface))" />
      <path d={lights} fill="var(--plot-2)" />
    </svg>
  );
}
