import { cutBasePath } from './base-path.js';

it.each([
  ['/gamekit', '/'],
  ['/gamekit?from=mail', '/?from=mail'],
  ['/gamekit/', '/'],
  ['/gamekit/api/tags?range=[0,1]', '/api/tags?range=[0,1]'],
  ['/gamekit/gamekit', '/gamekit'],
  ['/gamekits/api', '/gamekits/api'],
  ['/api/health/live', '/api/health/live'],
  ['/other/gamekit/api', '/other/gamekit/api'],
])('routes %s as %s', (url, expected) => {
  expect(cutBasePath(url, '/gamekit')).toBe(expected);
  expect(cutBasePath(url, '')).toBe(url);
});
