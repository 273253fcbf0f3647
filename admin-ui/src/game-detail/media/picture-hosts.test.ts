import { expect, it } from 'vitest';
import { isShownPicture } from './picture-hosts';

it.each([
  'https://is1-ssl.mzstatic.com/a.png',
  'https://play-lh.googleusercontent.com/b=w526',
  '/samples/c.svg',
])('shows %s', (url) => expect(isShownPicture(url)).toBe(true));

it.each([
  'http://is1-ssl.mzstatic.com/a.png',
  'https://mzstatic.com.evil.example/a.png',
  'https://evilmzstatic.com/a.png',
  '//evil.example/a.png',
  'data:image/svg+xml,<svg/>',
  'javascript:alert(1)',
  '',
])('does not show %s', (url) => expect(isShownPicture(url)).toBe(false));
