/** The three colors of a motif: figure, detail, and background for cut-outs. */
interface Paint {
  c: string;
  a: string;
  g: string;
}
type Motif = (paint: Paint) => string;

const drawPath = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`;
const drawDisc = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`;
const drawBox = (x: number, y: number, w: number, h: number, fill: string, r = 2): string =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}" fill="${fill}"/>`;
const turn = (degrees: number, body: string): string => `<g transform="rotate(${degrees} 32 32)">${body}</g>`;
const drawLine = (d: string, stroke: string, width = 4): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** Simple figures within the square from 14 to 50 of a 64 by 64 icon, each hinting at the gameplay. */
export const MOTIFS = {
  arch: ({ c, a }) =>
    drawPath('M16 50V30a16 16 0 0 1 32 0v20h-8V31a8 8 0 0 0-16 0v19Z', c) + drawBox(28, 40, 8, 10, a, 1),
  ball: ({ c, a }) => drawDisc(32, 32, 17, c) + drawPath('M32 23l9 6.5-3.5 10.5h-11L23 29.5Z', a),
  balloon: ({ c, a }) =>
    drawDisc(26, 27, 11, c) + drawDisc(40, 30, 9, a) + drawLine('M26 38l5 12M40 39l-7 11', c, 2.5),
  banner: ({ c, a }) =>
    drawBox(17, 14, 4, 36, c) + drawPath('M23 16h24l-6 8 6 8H23Z', a) + drawPath('M23 32h14v5H23Z', c),
  barn: ({ c, a }) =>
    drawPath('M15 50V30l17-14 17 14v20Z', c) +
    drawBox(25, 35, 14, 15, a, 0) +
    drawLine('M25 35l14 15M39 35L25 50', c, 2),
  blocks: ({ c, a }) =>
    drawBox(15, 15, 16, 16, c, 3) + drawBox(33, 33, 16, 16, c, 3) + drawBox(15, 33, 16, 16, a, 3),
  boat: ({ c, a }) =>
    drawPath('M14 40h36l-6 9H20Z', c) + drawPath('M30 14v23H17Z', c) + drawPath('M33 20l13 17H33Z', a),
  bolt: ({ c, a }) => drawPath('M36 12 17 36h12l-3 16 21-25H34Z', c) + drawDisc(46, 45, 4, a),
  book: ({ c, a }) =>
    drawPath('M14 18c7-2 13-1 17 2v29c-4-3-10-4-17-2Z', c) +
    drawPath('M50 18c-7-2-13-1-17 2v29c4-3 10-4 17-2Z', a),
  boot: ({ c, a }) => drawPath('M18 15h14v15l13 5q5 2 5 8v1H18Z', c) + drawBox(18, 46, 32, 4, a, 1),
  bottle: ({ c, a, g }) =>
    drawPath('M25 13h14v6l-2 2v26a5 5 0 0 1-10 0V21l-2-2Z', c) +
    drawBox(29, 27, 6, 9, g, 0) +
    drawPath('M29 36h6v10a3 3 0 0 1-6 0Z', a),
  bow: ({ c, a }) =>
    drawLine('M24 14q22 18 0 36', c, 5) +
    drawLine('M24 14v36', c, 2) +
    drawLine('M16 32h32m-6-6 6 6-6 6', a, 4),
  box: ({ c, a, g }) =>
    drawPath('M32 14l17 9v19l-17 9-17-9V23Z', c) +
    drawPath('M32 32l17-9v19l-17 9Z', a) +
    drawLine('M15 23l17 9 17-9', g, 2),
  bubble: ({ c, a }) =>
    drawPath('M17 15h30a4 4 0 0 1 4 4v18a4 4 0 0 1-4 4H31l-9 9v-9h-5a4 4 0 0 1-4-4V19a4 4 0 0 1 4-4Z', c) +
    drawDisc(23, 28, 3, a) +
    drawDisc(32, 28, 3, a) +
    drawDisc(41, 28, 3, a),
  car: ({ c, a, g }) =>
    drawPath('M12 41v-8l7-2 5-9h16l7 9 5 2v8Z', c) +
    drawPath('M27 25h5v6h-8ZM35 25h4l4 6h-8Z', g) +
    drawDisc(22, 42, 5.5, a) +
    drawDisc(42, 42, 5.5, a),
  card: ({ c, a }) => turn(-10, drawBox(20, 13, 24, 38, c, 4) + drawPath('M32 23l7 9-7 9-7-9Z', a)),
  cards: ({ c, a, g }) =>
    turn(-14, drawBox(17, 16, 21, 31, a, 3)) +
    turn(10, drawBox(27, 17, 21, 31, c, 3) + drawPath('M37.5 25l5.5 7.5-5.5 7.5-5.5-7.5Z', g)),
  castle: ({ c, a }) =>
    drawPath('M14 50V18h7v6h6v-6h10v6h6v-6h7v32Z', c) + drawPath('M26 50V39a6 6 0 0 1 12 0v11Z', a),
  catapult: ({ c, a }) => drawLine('M20 18v7q0 9 12 9t12-9v-7M32 34v16', c, 6) + drawDisc(32, 20, 7, a),
  chess: ({ c, a }) => drawDisc(32, 20, 7, c) + drawPath('M26 27h12l4 15H22Z', c) + drawBox(18, 43, 28, 7, a),
  chevrons: ({ c, a }) =>
    drawLine('M17 28l15-11 15 11', c, 6) +
    drawLine('M17 38l15-11 15 11', a, 6) +
    drawLine('M17 48l15-11 15 11', c, 6),
  chip: ({ c, a, g }) =>
    drawDisc(32, 32, 18, c) + drawLine('M32 14v7M32 43v7M14 32h7M43 32h7', g, 6) + drawDisc(32, 32, 9, a),
  city: ({ c, a }) =>
    drawBox(14, 30, 11, 20, c, 1) + drawBox(27, 15, 12, 35, a, 1) + drawBox(41, 24, 9, 26, c, 1),
  cloud: ({ c, a }) =>
    drawDisc(41, 24, 9, a) +
    drawDisc(25, 36, 9, c) +
    drawDisc(38, 36, 11, c) +
    drawBox(16, 36, 33, 11, c, 5.5),
  coin: ({ c, a }) => drawDisc(32, 32, 18, a) + drawDisc(32, 32, 13, c) + drawBox(29.5, 24, 5, 16, a, 2.5),
  cookie: ({ c, a, g }) =>
    drawDisc(32, 32, 18, c) +
    drawDisc(26, 27, 3.5, a) +
    drawDisc(37, 38, 3.5, a) +
    drawDisc(26, 40, 2.5, a) +
    drawDisc(46, 21, 8, g),
  crown: ({ c, a }) => drawPath('M14 22l10 9 8-14 8 14 10-9-4 20H18Z', c) + drawBox(18, 44, 28, 6, a),
  cue: ({ c, a }) => drawLine('M48 15 29 34', c, 5) + drawDisc(23, 41, 9, c) + drawDisc(42, 44, 6, a),
  dice: ({ c, a }) =>
    turn(
      12,
      drawBox(16, 16, 32, 32, c, 7) +
        drawDisc(24, 24, 3.5, a) +
        drawDisc(32, 32, 3.5, a) +
        drawDisc(40, 40, 3.5, a),
    ),
  dress: ({ c, a }) => drawPath('M25 14l7 6 7-6 3 8-5 6 9 22H18l9-22-5-6Z', c) + drawBox(26, 28, 12, 4, a, 1),
  egg: ({ c, a }) =>
    drawPath('M32 13c9 0 15 13 15 21a15 15 0 0 1-30 0c0-8 6-21 15-21Z', c) +
    drawPath('M17 35l7-5 8 5 8-5 7 5a15 15 0 0 1-30 0Z', a),
  eye: ({ c, a, g }) =>
    drawPath('M12 32q20-26 40 0-20 26-40 0Z', c) + drawDisc(32, 32, 9, a) + drawDisc(32, 32, 4, g),
  figure: ({ c, a }) => drawDisc(32, 22, 8, a) + drawPath('M16 50a16 17 0 0 1 32 0Z', c),
  fish: ({ c, a, g }) =>
    drawPath('M13 32q15-20 28 0-13 20-28 0Z', c) + drawPath('M39 32l12-11v22Z', a) + drawDisc(22, 30, 2.5, g),
  fist: ({ c, a }) =>
    drawBox(17, 22, 7, 14, c, 3.5) +
    drawBox(25, 19, 7, 17, c, 3.5) +
    drawBox(33, 19, 7, 17, c, 3.5) +
    drawBox(41, 22, 7, 14, c, 3.5) +
    drawPath('M17 36h31v3q0 6-6 6H23q-6 0-6-6Z', c) +
    drawBox(22, 46, 21, 5, a),
  flag: ({ c, a }) =>
    drawBox(16, 14, 4, 36, a) +
    drawPath('M22 16h26v20H22Z', c) +
    drawPath(
      'M22 16h8.7v6.7H22ZM39.3 16H48v6.7h-8.7ZM30.7 22.7h8.6v6.6h-8.6ZM22 29.3h8.7V36H22ZM39.3 29.3H48V36h-8.7Z',
      a,
    ),
  flame: ({ c, a }) =>
    drawPath('M33 12c3 9 14 13 14 25a15 14 0 0 1-30 0c0-7 4-10 7-15 1 4 2 5 4 6 3-4 5-9 5-16Z', c) +
    drawPath('M32 33c5 5 7 7 7 11a7 6.5 0 0 1-14 0c0-4 3-6 7-11Z', a),
  flower: ({ c, a }) =>
    drawDisc(32, 20, 8, c) +
    drawDisc(44, 29, 8, c) +
    drawDisc(39, 43, 8, c) +
    drawDisc(25, 43, 8, c) +
    drawDisc(20, 29, 8, c) +
    drawDisc(32, 33, 7, a),
  gem: ({ c, a }) => drawPath('M22 16h20l9 12-19 22-19-22Z', c) + drawPath('M24 28h16l-8 16Z', a),
  globe: ({ c, a, g }) =>
    drawDisc(32, 32, 18, c) + drawPath('M32 14q12 18 0 36-12-18 0-36Z', a) + drawLine('M15 32h34', g, 2.5),
  golf: ({ c, a }) =>
    drawBox(30, 13, 4, 30, c) + drawPath('M34 14l15 7-15 7Z', a) + drawPath('M14 50q18-14 36 0Z', c),
  grid: ({ c, a }) =>
    drawBox(14, 14, 10.7, 10.7, c) +
    drawBox(26.7, 14, 10.7, 10.7, c) +
    drawBox(39.3, 14, 10.7, 10.7, a) +
    drawBox(14, 26.7, 10.7, 10.7, a) +
    drawBox(26.7, 26.7, 10.7, 10.7, c) +
    drawBox(39.3, 26.7, 10.7, 10.7, c) +
    drawBox(14, 39.3, 10.7, 10.7, c) +
    drawBox(26.7, 39.3, 10.7, 10.7, a) +
    drawBox(39.3, 39.3, 10.7, 10.7, c),
  heart: ({ c, a }) =>
    drawPath('M32 50C18 40 13 33 13 26a9.5 9.5 0 0 1 19-2 9.5 9.5 0 0 1 19 2c0 7-5 14-19 24Z', c) +
    drawPath('M32 41c-6-5-9-8-9-12h18c0 4-3 7-9 12Z', a),
  hole: ({ c, a, g }) =>
    `<ellipse cx="32" cy="40" rx="19" ry="10" fill="${c}"/><ellipse cx="32" cy="40" rx="13" ry="6" fill="${g}"/>` +
    turn(18, drawBox(26, 14, 12, 15, a)),
  hop: ({ c, a }) => drawDisc(32, 21, 8, a) + drawBox(12, 38, 18, 7, c, 3) + drawBox(34, 44, 18, 7, c, 3),
  hourglass: ({ c, a }) =>
    drawPath('M19 17h26c0 9-8 11-8 15s8 6 8 15H19c0-9 8-11 8-15s-8-6-8-15Z', c) +
    drawBox(16, 13, 32, 5, a) +
    drawBox(16, 46, 32, 5, a),
  house: ({ c, a, g }) =>
    drawPath('M13 31 32 15l19 16Z', a) +
    drawPath('M18 31h28v19H18Z', c) +
    drawBox(23, 35, 7, 7, g, 1) +
    drawBox(35, 36, 7, 14, g, 1),
  key: ({ c, a, g }) =>
    drawDisc(24, 24, 11, c) +
    drawDisc(24, 24, 4.5, g) +
    drawLine('M32 32l16 16M42 42l5-5', c, 5) +
    drawDisc(47, 20, 4, a),
  leaf: ({ c, a }) =>
    drawPath('M16 44C12 22 28 14 49 15c1 20-8 36-28 33Z', c) + drawLine('M15 50q8-16 22-24', a, 3.5),
  letters: ({ c, a, g }) =>
    drawBox(13, 22, 18, 18, c, 4) +
    drawBox(33, 22, 18, 18, a, 4) +
    drawLine('M18.5 35.5 22 26.5l3.5 9M20 33h4', g, 2.2) +
    drawLine('M39 27h6l-6 8.5h6', g, 2.2) +
    drawBox(13, 44, 38, 5, c),
  mountain: ({ c, a }) =>
    drawPath('M11 50l15-26 9 14 5-7 13 19Z', c) +
    drawDisc(42, 20, 6, a) +
    drawPath('M26 24l5 8h-4l-3 3-3-3Z', a),
  note: ({ c, a }) =>
    drawPath('M26 18l20-4v6l-16 3.2V43h-4Z', c) +
    drawPath('M42 16h4v23h-4Z', c) +
    drawDisc(24, 43, 6.5, a) +
    drawDisc(40, 39, 6.5, a),
  parachute: ({ c, a }) =>
    drawPath('M13 31a19 17 0 0 1 38 0q-6-4-9.5 0-5-4-9.5 0-4.5-4-9.5 0-3.5-4-9.5 0Z', c) +
    drawLine('M15 32l14 12M49 32 35 44M32 32v10', c, 2) +
    drawBox(27, 42, 10, 9, a),
  paw: ({ c, a }) =>
    drawPath('M32 31c8 0 13 7 13 12 0 6-7 7-13 5-6 2-13 1-13-5 0-5 5-12 13-12Z', c) +
    drawDisc(17, 28, 5, a) +
    drawDisc(26.5, 19.5, 5.5, a) +
    drawDisc(37.5, 19.5, 5.5, a) +
    drawDisc(47, 28, 5, a),
  pick: ({ c, a }) => drawLine('M40 24 20 48', a, 5) + drawPath('M20 15c13-1 25 8 30 22-7-8-18-14-30-14Z', c),
  picture: ({ c, a, g }) =>
    drawBox(13, 16, 38, 32, c, 4) + drawPath('M17 44l10-15 7 9 4-5 9 11Z', g) + drawDisc(40, 25, 4, a),
  pin: ({ c, a }) =>
    drawPath('M32 51C21 37 18 32 18 27a14 14 0 0 1 28 0c0 5-3 10-14 24Z', c) + drawDisc(32, 27, 6, a),
  planet: ({ c, a }) =>
    drawDisc(32, 32, 13, c) +
    `<ellipse cx="32" cy="32" rx="22" ry="6" fill="none" stroke="${a}" stroke-width="3.5" transform="rotate(-22 32 32)"/>` +
    drawPath('M20.5 26a13 13 0 0 1 22.6-1L20.5 34Z', c),
  pot: ({ c, a }) =>
    drawPath('M16 31h32v8q0 11-11 11H27q-11 0-11-11Z', c) +
    drawBox(11, 31, 42, 5, c, 2.5) +
    drawLine('M24 26q-3-4 0-8M32 26q-3-4 0-8M40 26q-3-4 0-8', a, 3),
  question: ({ c, a }) => drawLine('M23 24a9 9 0 1 1 13 8q-4 2-4 6v1', c, 7) + drawDisc(32, 48, 4, a),
  runner: ({ c, a }) =>
    drawPath('M14 15h8l-4 35h-8ZM42 15h8l4 35h-8Z', c) +
    drawPath('M28 50l2-9h4l2 9ZM30.5 35l1-7h1l1 7Z', c) +
    drawDisc(32, 22, 6, a),
  shield: ({ c, a }) =>
    drawPath('M32 12l17 6v13c0 10-7 16-17 21-10-5-17-11-17-21V18Z', c) +
    drawPath('M32 20l9.5 3.5V32c0 6-4 9-9.5 12Z', a),
  slice: ({ c, a, g }) =>
    turn(
      -35,
      drawPath('M15 30a17 17 0 0 1 34 0Z', c) +
        drawPath('M15 35a17 17 0 0 0 34 0Z', a) +
        drawPath('M21 35a11 11 0 0 0 22 0Z', c) +
        drawLine('M12 32.5h40', g, 2),
    ),
  slots: ({ c, a, g }) =>
    drawBox(13, 18, 38, 28, c, 5) +
    drawBox(17, 23, 9, 18, g) +
    drawBox(27.5, 23, 9, 18, g) +
    drawBox(38, 23, 9, 18, g) +
    drawDisc(21.5, 32, 3, a) +
    drawDisc(32, 32, 3, a) +
    drawDisc(42.5, 32, 3, a),
  snow: ({ c, a }) => drawLine('M32 14v36M16.4 23l31.2 18M47.6 23 16.4 41', c, 4) + drawDisc(32, 32, 6, a),
  spike: ({ c, a }) =>
    drawPath('M13 48l9-20 9 20ZM33 48l9-20 9 20Z', c) + turn(20, drawBox(27, 12, 12, 12, a)),
  sprout: ({ c, a }) =>
    drawPath('M31 33C15 34 13 25 13 18c12-1 18 4 18 15Z', c) +
    drawPath('M33 30c0-10 6-15 18-14 0 8-5 14-18 14Z', c) +
    drawBox(30, 28, 4, 17, c, 1) +
    drawPath('M17 50q15-12 30 0Z', a),
  suitcase: ({ c, a }) =>
    drawLine('M25 24v-7h14v7', a, 4) +
    drawBox(13, 24, 38, 25, c, 4) +
    drawBox(20, 24, 4, 25, a, 0) +
    drawBox(40, 24, 4, 25, a, 0),
  sword: ({ c, a }) =>
    turn(45, drawPath('M27 40V15l5-7 5 7v25Z', c) + drawBox(19, 39, 26, 5, a) + drawBox(29.5, 44, 5, 12, a)),
  target: ({ c, a }) =>
    `<circle cx="32" cy="32" r="14" fill="none" stroke="${c}" stroke-width="4.5"/>` +
    drawLine('M32 12v8M32 44v8M12 32h8M44 32h8', c, 4.5) +
    drawDisc(32, 32, 5, a),
  tiles: ({ c, a, g }) =>
    drawBox(23, 13, 20, 25, a, 3) +
    drawBox(17, 24, 20, 26, c, 3) +
    drawDisc(27, 37, 5, g) +
    drawDisc(27, 37, 2, a),
  virus: ({ c, a }) =>
    drawLine('M32 13v38M13 32h38M18.6 18.6l26.8 26.8M45.4 18.6 18.6 45.4', c, 4) +
    drawDisc(32, 32, 13, c) +
    drawDisc(28, 29, 3.5, a) +
    drawDisc(37, 34, 4, a),
  wave: ({ c, a }) =>
    drawLine('M13 24q6.3-8 12.6 0t12.6 0 12.6 0', a, 5) +
    drawLine('M13 35q6.3-8 12.6 0t12.6 0 12.6 0', c, 5) +
    drawLine('M13 46q6.3-8 12.6 0t12.6 0 12.6 0', c, 5),
  wheel: ({ c, a, g }) =>
    drawDisc(32, 33, 18, c) +
    drawPath('M32 33V15a18 18 0 0 1 18 18ZM32 33v18a18 18 0 0 1-18-18Z', a) +
    drawPath('M27 10h10l-5 10Z', g) +
    drawDisc(32, 33, 4, g),
} as const satisfies Record<string, Motif>;

export type MotifName = keyof typeof MOTIFS;
