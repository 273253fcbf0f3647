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
])('plays %s as a file', (src) => expect(toVideo(src)).toEqual({ kind: 'file', src }));

it.each([
  null,
  '',
  'not an address',
  'http://www.youtube.com/embed/abcDEF-12_3',
  'javascript:alert(1)',
  'https://youtube.com.evil.example/embed/abcDEF-12_3',
  'https://www.youtube.com/embed/"><script>',
  'https://mzstatic.com.evil.example/a.m4v',
])('does not show %s', (url) => expect(toVideo(url)).toBeNull());
