import { marketPageUrl } from './market-page.js';

const android = {
  platform: 'android' as const,
  bundleId: 'com.a.b',
  storeId: 'com.a.b',
  title: 'Tic Tac: Toe!',
};
const ios = { ...android, platform: 'ios' as const, storeId: '4711' };
const APPMAGIC = 'https://appmagic.rocks/{platform}/{slug}/{bundleId}';

describe('the market page', () => {
  it('is filled with slug and bundle id', () => {
    expect(marketPageUrl('https://x.example/{platform}/{slug}?id={bundleId}', ios)).toBe(
      'https://x.example/ios/tic-tac-toe?id=com.a.b',
    );
  });

  it('of the default site speaks its words', () => {
    expect(marketPageUrl(APPMAGIC, android)).toBe('https://appmagic.rocks/google-play/tic-tac-toe/com.a.b');
    expect(marketPageUrl(APPMAGIC, ios)).toBe('https://appmagic.rocks/iphone/tic-tac-toe/4711');
  });

  it.each(['http://x.example/{slug}', 'javascript:alert(1)//{slug}', '{slug}', 'https://'])(
    'does not exist for "%s"',
    (template) => expect(marketPageUrl(template, android)).toBeNull(),
  );
});
