import { readStoreLink } from './store-link.js';

describe('a store link', () => {
  it.each([
    ['https://play.google.com/store/apps/details?id=com.a.b&hl=de&gl=DE', { bundleId: 'com.a.b', platform: 'android', country: 'de' }],
    ['play.google.com/store/apps/details?id=com.a.b', { bundleId: 'com.a.b', platform: 'android' }],
    ['https://play.google.com/store/apps/details/Block_Town?id=com.a.b&hl=en', { bundleId: 'com.a.b', platform: 'android' }],
    ['https://play.google.com/store/apps/details/?id=com.a.b', { bundleId: 'com.a.b', platform: 'android' }],
    ['https://play.google.com/store/apps/details?id=com.a.b&gl=UK', { bundleId: 'com.a.b', platform: 'android' }],
    ['market://details?id=com.a.b', { bundleId: 'com.a.b', platform: 'android' }],
    ['https://apps.apple.com/jp/app/some-name/id1234567890?uo=4', { bundleId: 'id1234567890', platform: 'ios', country: 'jp' }],
    ['https://apps.apple.com/app/id1234567890', { bundleId: 'id1234567890', platform: 'ios' }],
    ['https://itunes.apple.com/us/app/x/id1234567890', { bundleId: 'id1234567890', platform: 'ios', country: 'us' }],
    ['1234567890', { bundleId: 'id1234567890', platform: 'ios' }],
    [' id1234567890 ', { bundleId: 'id1234567890', platform: 'ios' }],
    ['com.a.b', { bundleId: 'com.a.b' }],
  ])('"%s" is understood', (text, link) => expect(readStoreLink(text)).toEqual(link)); // prettier-ignore

  it.each([
    '',
    'hello',
    'https://example.com/store/apps/details?id=com.a.b',
    'https://play.google.com.evil.example/store/apps/details?id=com.a.b',
    'https://play.google.com/store/apps/developer?id=com.a.b',
    'https://play.google.com/store/apps/details?id=../../x',
    'https://apps.apple.com/us/developer/x',
    'https://apps.apple.com/us/developer/quay-games/id526656015',
    'https://apps.apple.com/us/story/id1234567890',
    'https://apps.apple.com/us/genre/ios-games/id60140',
    'play.google.com',
    'javascript:alert(1)',
    'file:///etc/passwd',
  ])('"%s" is rejected', (text) => expect(readStoreLink(text)).toBeUndefined());
});
