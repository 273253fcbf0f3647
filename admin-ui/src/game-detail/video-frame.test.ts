import { expect, it } from 'vitest';
import { videoFrame } from './video-frame';

it.each([
  'https://www.youtube.com/watch?v=abcDEF-12_3',
  'https://www.youtube.com/embed/abcDEF-12_3?ps=play',
  'https://youtu.be/abcDEF-12_3',
])('frames %s', (url) => expect(videoFrame(url)).toBe('https://www.youtube-nocookie.com/embed/abcDEF-12_3'));

it.each([
  null,
  '',
  'not an address',
  'http://www.youtube.com/embed/abcDEF-12_3',
  'javascript:alert(1)',
  'https://youtube.com.evil.example/embed/abcDEF-12_3',
  'https://www.youtube.com/embed/"><script>',
])('does not frame %s', (url) => expect(videoFrame(url)).toBeNull());
