import { detectPictureType } from './picture-type.js';

const detect = (text: string) => detectPictureType(Buffer.from(text, 'latin1'));

it.each([
  ['\x89PNG\r\n\x1a\n\0\0', 'image/png'],
  ['\xff\xd8\xff\xe0', 'image/jpeg'],
  ['GIF89a', 'image/gif'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'image/webp'],
  ['\0\0\0\x20ftypavif', 'image/avif'],
])('recognizes a picture by its first bytes: %j', (bytes, type) => {
  expect(detect(bytes)).toBe(type);
});

it.each(['', '<svg xmlns="http://www.w3.org/2000/svg">', '<!doctype html>', 'PNG', 'RIFF\0\0\0\0WAVE'])(
  'accepts nothing else as a picture: %j',
  (bytes) => {
    expect(detect(bytes)).toBeNull();
  },
);
