import { readableUrl } from './broken-request.js';

it.each(['/api/games', '/api/games/com.a%20b?x=%zz', '/a%2Fb/%F0%9F%8E%AE', '/%25', '/?%'])(
  'leaves %s as it is',
  (url) => {
    expect(readableUrl({ url })).toBe(url);
  },
);

it.each([
  ['/api/games/%zz', '/api/games/%EF%BF%BD'],
  ['/api/games/%ff/tags/a%20b?q=%zz?', '/api/games/%EF%BF%BD/tags/a%20b?q=%zz?'],
  ['/%', '/%EF%BF%BD'],
])('makes a readable address of %s', (url, readable) => {
  expect(readableUrl({ url })).toBe(readable);
  expect(() => decodeURIComponent(readable.split('?')[0] ?? '')).not.toThrow();
});
