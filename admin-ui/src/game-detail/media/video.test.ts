import { expect, it } from 'vitest';
import { toVideo } from './video';

it.each([
  'https://www.youtube.com/watch?v=abcDEF-12_3',
  'https://www.youtube.com/embed/abcDEF-12_3?ps=play',
  'https://youtu.be/abcDEF-12_3',
])('frames %s', (url) =>
  expect(toVideo(url)).toEqual({ kind: 'frame', src: 'https://www.youtube-nocookie.com/embed/abcDEF-12_3' }),
);

it.each([
  'https://video-ssl.itunes.mzstatic.com/a/b.m4v',
  'https://play-games.googleusercontent.com/vp/mp4/x.mp4',
  'https://youtube.com.evil.example/embed/abcDEF-12_3',
])('never frames %s', (src) => expect(toVideo(src)).toEqual({ kind: 'file', src }));

it.each([
  null,
  '',
  'not an address',
  'http://www.youtube.com/embed/abcDEF-12_3',
  'javascript:alert(1)',
  'https://www.youtube.com/embed/"><script>',
])('does not show %s', (url) => expect(toVideo(url)).toBeNull());
