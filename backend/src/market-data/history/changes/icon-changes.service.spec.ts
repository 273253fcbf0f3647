import type { PicturesService } from '../../pictures/pictures.service.js';
import { IconChanges } from './icon-changes.service.js';

const address = (build: string) =>
  `https://is1-ssl.mzstatic.com/image/thumb/Purple1/v4/${build}/AppIcon.png/256x256bb.jpg`;
const PICTURES: Record<string, string> = { a: 'lamp', b: 'lamp', c: 'boat' };
const get = jest.fn((url: string) => {
  const build = /v4\/(\w)\//.exec(url)?.[1] ?? '';
  const picture = PICTURES[build];
  return picture ? Promise.resolve({ bytes: Buffer.from(picture) }) : Promise.reject(new Error(url));
});
const icons = new IconChanges({ get } as unknown as PicturesService);

it('knows an icon again at the address of another build', async () => {
  expect(await icons.isSame(address('a'), address('b'))).toBe(true);
  expect(get).toHaveBeenCalledWith(address('a').replace('256x256', '64x64'));
  expect(await icons.isSame(address('a'), address('c'))).toBe(false);
});

it('says nothing about pictures that it cannot read, and asks only the App Store', async () => {
  expect(await icons.isSame(address('a'), address('x'))).toBe(false);
  get.mockClear();
  const play = 'https://play-lh.googleusercontent.com/';
  expect(await icons.isSame(`${play}a`, `${play}b`)).toBe(false);
  expect(await icons.isSame(null, address('a'))).toBe(false);
  expect(await icons.isSame(address('a'), address('a'))).toBe(false);
  expect(get).not.toHaveBeenCalled();
});
