import { decode } from 'jpeg-js';

const SMALL = 64;
const COLUMNS = 8;
const ROWS = 8;
/** Fields in which two pictures of one icon may differ, because they are compressed and scaled differently. */
const MAX_DIFFERENT_BITS = 6;
const MAX_DIFFERENT_COLOR = 24;
/** Steps in brightness; an icon with few clear ones is a plain symbol on a plain background. */
const CLEAR_STEP = 10;
const MIN_CLEAR_STEPS = 16;

/** The address of the same icon as a small JPEG, which both stores offer. */
export function toSmallIcon(address: string): string {
  if (/\.(googleusercontent|ggpht)\.com\//.test(address)) return `${address.split('=')[0]}=s${SMALL}-rj`;
  return address.replace(/\/\d+x\d+[a-z]*\.\w+$/, `/${SMALL}x${SMALL}bb.jpg`);
}

/**
 * Fingerprint of an icon: whether each of 8 by 8 fields is brighter than its neighbor, then the mean color, as 22
 * hexadecimal digits. Null for a picture that cannot be read, or is too plain to be recognized.
 */
export function readIconPrint(jpeg: Uint8Array): string | null {
  const picture = readPicture(jpeg);
  if (!picture) return null;
  const fields = averageFields(picture);
  let bits = 0n;
  let clear = 0;
  for (let row = 0; row < ROWS; row += 1)
    for (let column = 0; column < COLUMNS; column += 1) {
      const step = computeBrightness(fields[row]![column]!) - computeBrightness(fields[row]![column + 1]!);
      bits = (bits << 1n) | (step > 0 ? 1n : 0n);
      if (Math.abs(step) >= CLEAR_STEP) clear += 1;
    }
  if (clear < MIN_CLEAR_STEPS) return null;
  const all = fields.flat();
  const mean = [0, 1, 2].map((channel) =>
    Math.round(all.reduce((sum, color) => sum + color[channel]!, 0) / all.length),
  );
  return (
    bits.toString(16).padStart(16, '0') + mean.map((value) => value.toString(16).padStart(2, '0')).join('')
  );
}

/** Whether two fingerprints belong to one icon. */
export function isSameIcon(a: string, b: string): boolean {
  const different = BigInt(`0x${a.slice(0, 16)}`) ^ BigInt(`0x${b.slice(0, 16)}`);
  const readColor = (print: string, at: number) => parseInt(print.slice(at, at + 2), 16);
  return (
    different.toString(2).replaceAll('0', '').length <= MAX_DIFFERENT_BITS &&
    [16, 18, 20].every((at) => Math.abs(readColor(a, at) - readColor(b, at)) <= MAX_DIFFERENT_COLOR)
  );
}

type Color = [red: number, green: number, blue: number];

interface Pixels {
  width: number;
  height: number;
  data: Uint8Array;
}

function readPicture(jpeg: Uint8Array): Pixels | null {
  try {
    const picture = decode(jpeg, { useTArray: true, maxResolutionInMP: 1, maxMemoryUsageInMB: 64 });
    return picture.width > COLUMNS && picture.height >= ROWS ? picture : null;
  } catch {
    return null;
  }
}

const computeBrightness = ([red, green, blue]: Color): number => 0.299 * red + 0.587 * green + 0.114 * blue;

/** Mean colors of nine by eight fields, without the margin, which stores round and frame. */
function averageFields({ width, height, data }: Pixels): Color[][] {
  const margin = 0.08;
  const computeEdge = (length: number, share: number) =>
    Math.floor(length * (margin + (1 - 2 * margin) * share));
  return Array.from({ length: ROWS }, (_row, row) =>
    Array.from({ length: COLUMNS + 1 }, (_column, column): Color => {
      const sum: Color = [0, 0, 0];
      let count = 0;
      for (let y = computeEdge(height, row / ROWS); y < computeEdge(height, (row + 1) / ROWS); y += 1)
        for (
          let x = computeEdge(width, column / (COLUMNS + 1));
          x < computeEdge(width, (column + 1) / (COLUMNS + 1));
          x += 1
        ) {
          const at = 4 * (y * width + x);
          for (const channel of [0, 1, 2] as const) sum[channel] += data[at + channel]!;
          count += 1;
        }
      return sum.map((value) => value / Math.max(1, count)) as Color;
    }),
  );
}
