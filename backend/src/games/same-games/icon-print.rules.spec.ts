import { encode } from 'jpeg-js';
import { isSameIcon, readIconPrint, toSmallIcon } from './icon-print.rules.js';

type Paint = (x: number, y: number) => [red: number, green: number, blue: number];

/** A JPEG of a painting, whose coordinates go from 0 to 1. */
function draw(paint: Paint, size = 64, quality = 80): Uint8Array {
  const data = Buffer.alloc(size * size * 4, 255);
  for (let y = 0; y < size; y += 1)
    for (let x = 0; x < size; x += 1) data.set(paint(x / size, y / size), 4 * (y * size + x));
  return encode({ width: size, height: size, data }, quality).data;
}

const sun: Paint = (x, y) =>
  Math.hypot(x - 0.4, y - 0.45) < 0.3 ? [250, 200, 40] : [30 + 80 * x, 60, 120 + 90 * y];
const waves: Paint = (x, y) => [40, 90 + 80 * Math.sin(14 * x + 3 * y), 160 + 60 * Math.cos(9 * y)];
const read = (picture: Uint8Array) => readIconPrint(picture)!;

it('knows an icon in another size and quality', () => {
  expect(isSameIcon(read(draw(sun)), read(draw(sun, 96, 40)))).toBe(true);
  expect(isSameIcon(read(draw(waves)), read(draw(waves, 48, 60)))).toBe(true);
});

it('tells icons apart by shape, and by color where the shape is the same', () => {
  expect(isSameIcon(read(draw(sun)), read(draw(waves)))).toBe(false);
  const nightSun: Paint = (x, y) => {
    const [red, green, blue] = sun(x, y);
    return [blue, green, red];
  };
  expect(isSameIcon(read(draw(sun)), read(draw(nightSun)))).toBe(false);
});

it('identifies nothing by a plain icon or a file that is no JPEG', () => {
  expect(readIconPrint(draw(() => [200, 30, 30]))).toBeNull();
  expect(readIconPrint(Buffer.from('<html>not a picture</html>'))).toBeNull();
  expect(readIconPrint(Buffer.alloc(0))).toBeNull();
});

it.each([
  [
    'https://play-lh.googleusercontent.com/AbC=w240-h480-rw',
    'https://play-lh.googleusercontent.com/AbC=s64-rj',
  ],
  ['https://play-lh.googleusercontent.com/AbC', 'https://play-lh.googleusercontent.com/AbC=s64-rj'],
  [
    'https://is1-ssl.mzstatic.com/image/thumb/Purple/v4/a/AppIcon.png/512x512bb.png',
    'https://is1-ssl.mzstatic.com/image/thumb/Purple/v4/a/AppIcon.png/64x64bb.jpg',
  ],
])('asks for a small JPEG: %s', (address, small) => expect(toSmallIcon(address)).toBe(small));
