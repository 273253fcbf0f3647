import { gameFacts } from '../../../test/support/game-facts.js';
import { checkFacts } from './check-facts.js';

const GOOD = 'https://play-lh.googleusercontent.com/lamp=w240';
const APPLE = 'https://is1-ssl.mzstatic.com/image/thumb/lamp/512x512bb.jpg';

describe('addresses of pictures and videos', () => {
  it('of the stores’ own hosts stay, without a warning', () => {
    const facts = gameFacts({
      iconUrl: APPLE,
      screenshots: [GOOD, APPLE],
      videoUrl: 'https://www.youtube-nocookie.com/embed/a1b2c3d4e5f',
      similarApps: [{ bundleId: 'com.harbour.pier', title: 'Pier', iconUrl: GOOD }],
    });
    expect(checkFacts(facts, 'Google Play')).toEqual({ facts, warnings: [] });
  });

  it.each([
    ['another host', 'https://pictures.example/lamp.png'],
    ['a name that only begins like one', 'https://mzstatic.com.example/lamp.png'],
    ['a name that only ends like one', 'https://evilmzstatic.com/lamp.png'],
    ['no encryption', 'http://is1-ssl.mzstatic.com/lamp.png'],
    ['another port', 'https://is1-ssl.mzstatic.com:8443/lamp.png'],
    ['a name and password', 'https://a:b@is1-ssl.mzstatic.com/lamp.png'],
    ['an address of this machine', 'https://127.0.0.1/lamp.png'],
    ['a script', 'javascript:alert(1)'],
    ['content in the address', 'data:image/png;base64,AAAA'],
    ['no address at all', 'lamp.png'],
    ['nothing', ''],
  ])('with %s are left out, with a warning', (_what, bad) => {
    const { facts, warnings } = checkFacts(
      gameFacts({
        iconUrl: bad,
        screenshots: [GOOD, bad],
        videoUrl: bad,
        similarApps: [{ bundleId: 'com.harbour.pier', title: 'Pier', iconUrl: bad }],
      }),
      'Google Play',
    );
    expect(facts).toMatchObject({
      iconUrl: null,
      screenshots: [GOOD],
      videoUrl: null,
      similarApps: [{ bundleId: 'com.harbour.pier', title: 'Pier', iconUrl: null }],
    });
    const left = (what: string) =>
      `${what} of Google Play was dropped: its address is not on the list of trusted hosts.`;
    expect([...warnings].sort()).toEqual([left('A screenshot'), left('The icon'), left('The video')].sort());
  });

  it('count several screenshots in one sentence', () => {
    const { facts, warnings } = checkFacts(
      gameFacts({ screenshots: ['https://a.example/1', GOOD, 'https://a.example/2'] }),
      'App Store',
    );
    expect(facts.screenshots).toEqual([GOOD]);
    expect(warnings).toEqual([
      '2 screenshots of App Store were dropped: their addresses are not on the list of trusted hosts.',
    ]);
  });

  it('of a player are only those that play one video', () => {
    const video = (videoUrl: string) => checkFacts(gameFacts({ videoUrl }), 'App Store').facts.videoUrl;
    expect(video('https://www.youtube.com/embed/a1b2c3d4e5f')).not.toBeNull();
    expect(video('https://www.youtube.com/watch?v=a1b2c3d4e5f')).toBeNull();
    expect(video('https://www.youtube.com/embed/../redirect?q=x')).toBeNull();
    expect(video('https://is1-ssl.mzstatic.com/lamp.m3u8')).not.toBeNull();
  });
});

it('keeps the first of too many values, with a warning', () => {
  const screenshots = Array.from({ length: 31 }, () => GOOD);
  const categories = Array.from({ length: 21 }, (_, n) => `Category ${n}`);
  const { facts, warnings } = checkFacts(gameFacts({ screenshots, categories }), 'Google Play');
  expect(facts).toMatchObject({ screenshots: screenshots.slice(1), categories: categories.slice(0, 20) });
  expect(warnings).toEqual([
    'Only the first 30 of 31 screenshots of Google Play were stored.',
    'Only the first 20 of 21 categories of Google Play were stored.',
  ]);
});
