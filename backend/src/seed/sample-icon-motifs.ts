/** The three colors of a motif: figure, detail, and background for cut-outs. */
interface Paint {
  c: string;
  a: string;
  g: string;
}
type Motif = (paint: Paint) => string;

const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const disc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const box = (x: number, y: number, w: number, h: number, fill: string, r = 2): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
const turn = (degrees: number, body: string): string => `<g transform="rotate(${degrees} 32 32)">${body}</g>`;
const line = (d: string, stroke: string, width = 4): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Simple figures within the square from 14 to 50 of a 64 by 64 icon, each hinting at the gameplay. */
export const MOTIFS = {
  arch: ({ c, a }) =>
    path('M16 50V30a16 16 0 0 1 32 0v20h-8V31a8 8 0 0 0-16 0v19Z', c) + box(28, 40, 8, 10, a, 1),
  ball: ({ c, a }) => disc(32, 32, 17, c) + path('M32 23l9 6.5-3.5 10.5h-11L23 29.5Z', a),
  balloon: ({ c, a }) => disc(26, 27, 11, c) + disc(40, 30, 9, a) + line('M26 38l5 12M40 39l-7 11', c, 2.5),
  banner: ({ c, a }) =>
    box(17, 14, 4, 36, c) + path('M23 16h24l-6 8 6 8H23Z', a) + path('M23 32h14v5H23Z', c),
  barn: ({ c, a }) =>
    path('M15 50V30l17-14 17 14v20Z', c) + box(25, 35, 14, 15, a, 0) + line('M25 35l14 15M39 35L25 50', c, 2),
  blocks: ({ c, a }) => box(15, 15, 16, 16, c, 3) + box(33, 33, 16, 16, c, 3) + box(15, 33, 16, 16, a, 3),
  boat: ({ c, a }) => path('M14 40h36l-6 9H20Z', c) + path('M30 14v23H17Z', c) + path('M33 20l13 17H33Z', a),
  bolt: ({ c, a }) => path('M36 12 17 36h12l-3 16 21-25H34Z', c) + disc(46, 45, 4, a),
  book: ({ c, a }) =>
    path('M14 18c7-2 13-1 17 2v29c-4-3-10-4-17-2Z', c) + path('M50 18c-7-2-13-1-17 2v29c4-3 10-4 17-2Z', a),
  boot: ({ c, a }) => path('M18 15h14v15l13 5q5 2 5 8v1H18Z', c) + box(18, 46, 32, 4, a, 1),
  bottle: ({ c, a, g }) =>
    path('M25 13h14v6l-2 2v26a5 5 0 0 1-10 0V21l-2-2Z', c) +
    box(29, 27, 6, 9, g, 0) +
    path('M29 36h6v10a3 3 0 0 1-6 0Z', a),
  bow: ({ c, a }) =>
    line('M24 14q22 18 0 36', c, 5) + line('M24 14v36', c, 2) + line('M16 32h32m-6-6 6 6-6 6', a, 4),
  box: ({ c, a, g }) =>
    path('M32 14l17 9v19l-17 9-17-9V23Z', c) +
    path('M32 32l17-9v19l-17 9Z', a) +
    line('M15 23l17 9 17-9', g, 2),
  bubble: ({ c, a }) =>
    path('M17 15h30a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H31l-9 9v-9h-5a4 4 0 0 1-4-4V19a4 4 0 0 1 4-4Z', c) +
    disc(23, 28, 3, a) +
    disc(32, 28, 3, a) +
    disc(41, 28, 3, a),
  car: ({ c, a, g }) =>
    path('M12 41v-8l7-2 5-9h16l7 9 5 2v8Z', c) +
    path('M27 25h5v6h-8ZM35 25h4l4 6h-8Z', g) +
    disc(22, 42, 5.5, a) +
    disc(42, 42, 5.5, a),
  card: ({ c, a }) => turn(-10, box(20, 13, 24, 38, c, 4) + path('M32 23l7 9-7 9-7-9Z', a)),
  cards: ({ c, a, g }) =>
    turn(-14, box(17, 16, 21, 31, a, 3)) +
    turn(10, box(27, 17, 21, 31, c, 3) + path('M37.5 25l5.5 7.5-5.5 7.5-5.5-7.5Z', g)),
  castle: ({ c, a }) =>
    path('M14 50V18h7v6h6v-6h10v6h6v-6h7v32Z', c) + path('M26 50V39a6 6 0 0 1 12 0v11Z', a),
  catapult: ({ c, a }) => line('M20 18v7q0 9 12 9t12-9v-7M32 34v16', c, 6) + disc(32, 20, 7, a),
  chess: ({ c, a }) => disc(32, 20, 7, c) + path('M26 27h12l4 15H22Z', c) + box(18, 43, 28, 7, a),
  chevrons: ({ c, a }) =>
    line('M17 28l15-11 15 11', c, 6) + line('M17 38l15-11 15 11', a, 6) + line('M17 48l15-11 15 11', c, 6),
  chip: ({ c, a, g }) =>
    disc(32, 32, 18, c) + line('M32 14v7M32 43v7M14 32h7M43 32h7', g, 6) + disc(32, 32, 9, a),
  city: ({ c, a }) => box(14, 30, 11, 20, c, 1) + box(27, 15, 12, 35, a, 1) + box(41, 24, 9, 26, c, 1),
  cloud: ({ c, a }) =>
    disc(41, 24, 9, a) + disc(25, 36, 9, c) + disc(38, 36, 11, c) + box(16, 36, 33, 11, c, 5.5),
  coin: ({ c, a }) => disc(32, 32, 18, a) + disc(32, 32, 13, c) + box(29.5, 24, 5, 16, a, 2.5),
  cookie: ({ c, a, g }) =>
    disc(32, 32, 18, c) +
    disc(26, 27, 3.5, a) +
    disc(37, 38, 3.5, a) +
    disc(26, 40, 2.5, a) +
    disc(46, 21, 8, g),
  crown: ({ c, a }) => path('M14 22l10 9 8-14 8 14 10-9-4 20H18Z', c) + box(18, 44, 28, 6, a),
  cue: ({ c, a }) => line('M48 15 29 34', c, 5) + disc(23, 41, 9, c) + disc(42, 44, 6, a),
  dice: ({ c, a }) =>
    turn(12, box(16, 16, 32, 32, c, 7) + disc(24, 24, 3.5, a) + disc(32, 32, 3.5, a) + disc(40, 40, 3.5, a)),
  dress: ({ c, a }) => path('M25 14l7 6 7-6 3 8-5 6 9 22H18l9-22-5-6Z', c) + box(26, 28, 12, 4, a, 1),
  egg: ({ c, a }) =>
    path('M32 13c9 0 15 13 15 21a15 15 0 0 1-30 0c0-8 6-21 15-21Z', c) +
    path('M17 35l7-5 8 5 8-5 7 5a15 15 0 0 1-30 0Z', a),
  eye: ({ c, a, g }) => path('M12 32q20-26 40 0-20 26-40 0Z', c) + disc(32, 32, 9, a) + disc(32, 32, 4, g),
  figure: ({ c, a }) => disc(32, 22, 8, a) + path('M16 50a16 17 0 0 1 32 0Z', c),
  fish: ({ c, a, g }) =>
    path('M13 32q15-20 28 0-13 20-28 0Z', c) + path('M39 32l12-11v22Z', a) + disc(22, 30, 2.5, g),
  fist: ({ c, a }) =>
    box(17, 22, 7, 14, c, 3.5) +
    box(25, 19, 7, 17, c, 3.5) +
    box(33, 19, 7, 17, c, 3.5) +
    box(41, 22, 7, 14, c, 3.5) +
    path('M17 36h31v3q0 6-6 6H23q-6 0-6-6Z', c) +
    box(22, 46, 21, 5, a),
  flag: ({ c, a }) =>
    box(16, 14, 4, 36, a) +
    path('M22 16h26v20H22Z', c) +
    path(
      'M22 16h8.7v6.7H22ZM39.3 16H48v6.7h-8.7ZM30.7 22.7h8.6v6.6h-8.6ZM22 29.3h8.7V36H22ZM39.3 29.3H48V36h-8.7Z',
      a,
    ),
  flame: ({ c, a }) =>
    path('M33 12c3 9 14 13 14 25a15 14 0 0 1-30 0c0-7 4-10 7-15 1 4 2 5 4 6 3-4 5-9 5-16Z', c) +
    path('M32 33c5 5 7 7 7 11a7 6.5 0 0 1-14 0c0-4 3-6 7-11Z', a),
  flower: ({ c, a }) =>
    disc(32, 20, 8, c) +
    disc(44, 29, 8, c) +
    disc(39, 43, 8, c) +
    disc(25, 43, 8, c) +
    disc(20, 29, 8, c) +
    disc(32, 33, 7, a),
  gem: ({ c, a }) => path('M22 16h20l9 12-19 22-19-22Z', c) + path('M24 28h16l-8 16Z', a),
  globe: ({ c, a, g }) =>
    disc(32, 32, 18, c) + path('M32 14q12 18 0 36-12-18 0-36Z', a) + line('M15 32h34', g, 2.5),
  golf: ({ c, a }) => box(30, 13, 4, 30, c) + path('M34 14l15 7-15 7Z', a) + path('M14 50q18-14 36 0Z', c),
  grid: ({ c, a }) =>
    box(14, 14, 10.7, 10.7, c) +
    box(26.7, 14, 10.7, 10.7, c) +
    box(39.3, 14, 10.7, 10.7, a) +
    box(14, 26.7, 10.7, 10.7, a) +
    box(26.7, 26.7, 10.7, 10.7, c) +
    box(39.3, 26.7, 10.7, 10.7, c) +
    box(14, 39.3, 10.7, 10.7, c) +
    box(26.7, 39.3, 10.7, 10.7, a) +
    box(39.3, 39.3, 10.7, 10.7, c),
  heart: ({ c, a }) =>
    path('M32 50C18 40 13 33 13 26a9.5 9.5 0 0 1 19-2 9.5 9.5 0 0 1 19 2c0 7-5 14-19 24Z', c) +
    path('M32 41c-6-5-9-8-9-12h18c0 4-3 7-9 12Z', a),
  hole: ({ c, a, g }) =>
    `<ellipse cx="32" cy="40" rx="19" ry="10" fill="${c}"/><ellipse cx="32" cy="40" rx="13" ry="6" fill="${g}"/>` +
    turn(18, box(26, 14, 12, 15, a)),
  hop: ({ c, a }) => disc(32, 21, 8, a) + box(12, 38, 18, 7, c, 3) + box(34, 44, 18, 7, c, 3),
  hourglass: ({ c, a }) =>
    path('M19 17h26c0 9-8 11-8 15s8 6 8 15H19c0-9 8-11 8-15s-8-6-8-15Z', c) +
    box(16, 13, 32, 5, a) +
    box(16, 46, 32, 5, a),
  house: ({ c, a, g }) =>
    path('M13 31 32 15l19 16Z', a) +
    path('M18 31h28v19H18Z', c) +
    box(23, 35, 7, 7, g, 1) +
    box(35, 36, 7, 14, g, 1),
  key: ({ c, a, g }) =>
    disc(24, 24, 11, c) + disc(24, 24, 4.5, g) + line('M32 32l16 16M42 42l5-5', c, 5) + disc(47, 20, 4, a),
  leaf: ({ c, a }) =>
    path('M16 44C12 22 28 14 49 15c1 20-8 36-28 33Z', c) + line('M15 50q8-16 22-24', a, 3.5),
  letters: ({ c, a, g }) =>
    box(13, 22, 18, 18, c, 4) +
    box(33, 22, 18, 18, a, 4) +
    line('M18.5 35.5 22 26.5l3.5 9M20 33h4', g, 2.2) +
    line('M39 27h6l-6 8.5h6', g, 2.2) +
    box(13, 44, 38, 5, c),
  mountain: ({ c, a }) =>
    path('M11 50l15-26 9 14 5-7 13 19Z', c) + disc(42, 20, 6, a) + path('M26 24l5 8h-4l-3 3-3-3Z', a),
  note: ({ c, a }) =>
    path('M26 18l20-4v6l-16 3.2V43h-4Z', c) +
    path('M42 16h4v23h-4Z', c) +
    disc(24, 43, 6.5, a) +
    disc(40, 39, 6.5, a),
  parachute: ({ c, a }) =>
    path('M13 31a19 17 0 0 1 38 0q-6-4-9.5 0-5-4-9.5 0-4.5-4-9.5 0-3.5-4-9.5 0Z', c) +
    line('M15 32l14 12M49 32 35 44M32 32v10', c, 2) +
    box(27, 42, 10, 9, a),
  paw: ({ c, a }) =>
    path('M32 31c8 0 13 7 13 12 0 6-7 7-13 5-6 2-13 1-13-5 0-5 5-12 13-12Z', c) +
    disc(17, 28, 5, a) +
    disc(26.5, 19.5, 5.5, a) +
    disc(37.5, 19.5, 5.5, a) +
    disc(47, 28, 5, a),
  pick: ({ c, a }) => line('M40 24 20 48', a, 5) + path('M20 15c13-1 25 8 30 22-7-8-18-14-30-14Z', c),
  picture: ({ c, a, g }) =>
    box(13, 16, 38, 32, c, 4) + path('M17 44l10-15 7 9 4-5 9 11Z', g) + disc(40, 25, 4, a),
  pin: ({ c, a }) =>
    path('M32 51C21 37 18 32 18 27a14 14 0 0 1 28 0c0 5-3 10-14 24Z', c) + disc(32, 27, 6, a),
  planet: ({ c, a }) =>
    disc(32, 32, 13, c) +
    `<ellipse cx="32" cy="32" rx="22" ry="6" fill="none" stroke="${a}" stroke-width="3.5" transform="rotate(-22 32 32)"/>` +
    path('M20.5 26a13 13 0 0 1 22.6-1L20.5 34Z', c),
  pot: ({ c, a }) =>
    path('M16 31h32v8q0 11-11 11H27q-11 0-11-11Z', c) +
    box(11, 31, 42, 5, c, 2.5) +
    line('M24 26q-3-4 0-8M32 26q-3-4 0-8M40 26q-3-4 0-8', a, 3),
  question: ({ c, a }) => line('M23 24a9 9 0 1 1 13 8q-4 2-4 6v1', c, 7) + disc(32, 48, 4, a),
  runner: ({ c, a }) =>
    path('M14 15h8l-4 35h-8ZM42 15h8l4 35h-8Z', c) +
    path('M28 50l2-9h4l2 9ZM30.5 35l1-7h1l1 7Z', c) +
    disc(32, 22, 6, a),
  shield: ({ c, a }) =>
    path('M32 12l17 6v13c0 10-7 16-17 21-10-5-17-11-17-21V18Z', c) +
    path('M32 20l9.5 3.5V32c0 6-4 9-9.5 12Z', a),
  slice: ({ c, a, g }) =>
    turn(
      -35,
      path('M15 30a17 17 0 0 1 34 0Z', c) +
        path('M15 35a17 17 0 0 0 34 0Z', a) +
        path('M21 35a11 11 0 0 0 22 0Z', c) +
        line('M12 32.5h40', g, 2),
    ),
  slots: ({ c, a, g }) =>
    box(13, 18, 38, 28, c, 5) +
    box(17, 23, 9, 18, g) +
    box(27.5, 23, 9, 18, g) +
    box(38, 23, 9, 18, g) +
    disc(21.5, 32, 3, a) +
    disc(32, 32, 3, a) +
    disc(42.5, 32, 3, a),
  snow: ({ c, a }) => line('M32 14v36M16.4 23l31.2 18M47.6 23 16.4 41', c, 4) + disc(32, 32, 6, a),
  spike: ({ c, a }) => path('M13 48l9-20 9 20ZM33 48l9-20 9 20Z', c) + turn(20, box(27, 12, 12, 12, a)),
  sprout: ({ c, a }) =>
    path('M31 33C15 34 13 25 13 18c12-1 18 4 18 15Z', c) +
    path('M33 30c0-10 6-15 18-14 0 8-5 14-18 14Z', c) +
    box(30, 28, 4, 17, c, 1) +
    path('M17 50q15-12 30 0Z', a),
  suitcase: ({ c, a }) =>
    line('M25 24v-7h14v7', a, 4) +
    box(13, 24, 38, 25, c, 4) +
    box(20, 24, 4, 25, a, 0) +
    box(40, 24, 4, 25, a, 0),
  sword: ({ c, a }) =>
    turn(45, path('M27 40V15l5-7 5 7v25Z', c) + box(19, 39, 26, 5, a) + box(29.5, 44, 5, 12, a)),
  target: ({ c, a }) =>
    `<circle cx="32" cy="32" r="14" fill="none" stroke="${c}" stroke-width="4.5"/>` +
    line('M32 12v8M32 44v8M12 32h8M44 32h8', c, 4.5) +
    disc(32, 32, 5, a),
  tiles: ({ c, a, g }) =>
    box(23, 13, 20, 25, a, 3) + box(17, 24, 20, 26, c, 3) + disc(27, 37, 5, g) + disc(27, 37, 2, a),
  virus: ({ c, a }) =>
    line('M32 13v38M13 32h38M18.6 18.6l26.8 26.8M45.4 18.6 18.6 45.4', c, 4) +
    disc(32, 32, 13, c) +
    disc(28, 29, 3.5, a) +
    disc(37, 34, 4, a),
  wave: ({ c, a }) =>
    line('M13 24q6.3-8 12.6 0t12.6 0 12.6 0', a, 5) +
    line('M13 35q6.3-8 12.6 0t12.6 0 12.6 0', c, 5) +
    line('M13 46q6.3-8 12.6 0t12.6 0 12.6 0', c, 5),
  wheel: ({ c, a, g }) =>
    disc(32, 33, 18, c) +
    path('M32 33V15a18 18 0 0 1 18 18ZM32 33v18a18 18 0 0 1-18-18Z', a) +
    path('M27 10h10l-5 10Z', g) +
    disc(32, 33, 4, g),
} as const satisfies Record<string, Motif>;

export type MotifName = keyof typeof MOTIFS;
