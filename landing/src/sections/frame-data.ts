/** Invented games for the drawn frames. Their captions say "Sample data". */

export interface FrameGame {
  id: string;
  title: string;
  developer: string;
  /** Plot colour 1 to 6 of the icon's ground. */
  colour: number;
  /** White shape in a box of 28 by 28. */
  shape: string;
}

const game = (id: string, title: string, developer: string, colour: number, shape: string): FrameGame => ({
  id,
  title,
  developer,
  colour,
  shape,
});

export const tideglass = game(
  't',
  'Tideglass',
  'Low Harbour',
  5,
  'M6 16.5q4-10 8.5-3.5 3 4 5.5-2.5l2.5 1.2q-4.5 10-9.5 3.3-2.5-3.5-4.5 2.5z',
);
export const orchard = game('o', 'Merge Orchard', 'Pinecone Works', 3, 'M14 8a6 6 0 1 0 .01 0z');
export const stackyard = game('s', 'Stackyard', 'Two Left Feet', 2, 'M8 8h5v5H8zM15 15h5v5h-5zM15 8h5v5h-5z');
export const kite = game('k', 'Kite & Anchor', 'Low Harbour', 1, 'M8 20l6-12 6 12z');
export const bakery = game('b', 'Night Bakery', 'Oat Studio', 4, 'M8 20V12l6-5 6 5v8h-4v-5h-4v5z');
export const lumen = game('l', 'Lumen Lines', 'Fieldnote', 4, 'M14 7l6 7-6 7-6-7z');
export const golf = game('g', 'Postcard Golf', 'Sunday Club', 3, 'M14 7l2 5h5l-4 3 2 6-5-4-5 4 2-6-4-3h5z');
export const inkwell = game('i', 'Inkwell Rush', 'Fieldnote', 6, 'M8 9h12v3H8zM8 15h8v3H8z');

export const frameGames = [tideglass, orchard, stackyard, kite, bakery, lumen, golf, inkwell];

const rising = '0 14l8-3 8 2 8-6 8 1 8-5';
const steady = '0 10l8-2 8 3 8-2 8 1 8-3';
const falling = '0 4l8 2 8-1 8 5 8 2 8 3';
const quiet = '0 9l8 1 8-4 8 3 8-1 8 2';
const climbing = '0 15l8-4 8 1 8-5 8 2 8-6';
const steep = '0 16l8-1 8-5 8 1 8-7 8-2';

export interface FrameList {
  title: string;
  rows: { game: FrameGame; trend: string }[];
}

const list = (title: string, ...rows: [FrameGame, string][]): FrameList => ({
  title,
  rows: rows.map(([entry, trend]) => ({ game: entry, trend })),
});

export const frameLists: FrameList[] = [
  list(
    'Top Free Games',
    [tideglass, rising],
    [orchard, steady],
    [stackyard, falling],
    [kite, quiet],
    [bakery, climbing],
    [lumen, steep],
    [golf, rising],
  ),
  list(
    'Top Grossing Games',
    [bakery, quiet],
    [orchard, rising],
    [golf, steady],
    [tideglass, falling],
    [inkwell, climbing],
    [kite, quiet],
    [stackyard, falling],
  ),
  list(
    'Top New Games',
    [inkwell, steep],
    [lumen, '0 16l8-2 8-6 8 2 8-7 8 6'],
    [stackyard, quiet],
    [golf, rising],
    [kite, steady],
    [tideglass, falling],
    [bakery, quiet],
  ),
];

export const frameRankHistory =
  'M26 82l24-4 24 3 24-14 24 4 24-16 24 6 24-18 24 5 24-20 24 7 24-12 24 4 24-8 22 3';

export const frameStats: [string, string][] = [
  ['Downloads', '1.2 M'],
  ['Revenue', '$64 K'],
  ['Rating', '4.5'],
];

export const frameMechanics = [
  { name: 'Path drawing', detail: 'One stroke, no crossing', level: 'High' },
  { name: 'Limited ink', detail: 'Each level sets a budget', level: 'Medium' },
] as const;
