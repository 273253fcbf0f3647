import { gameFacts } from '../../../../test/support/game-facts.js';
import { isChange, readValue } from './changes.js';

describe('what the change log compares', () => {
  it('is one text per field, null where a source is silent', () => {
    const facts = gameFacts({ title: 'Lamp', categories: ['Puzzle', 'Word'], description: '' });
    expect(readValue(facts, 'title')).toBe('Lamp');
    expect(readValue(facts, 'categories')).toBe('Puzzle\nWord');
    for (const field of ['description', 'iconUrl', 'screenshots', 'version', 'price'] as const) {
      expect(readValue(facts, field)).toBeNull();
    }
  });

  it.each([
    ['description', 'Light the  lamp.\n\nKeep it.', 'Light the lamp. Keep it. ', false],
    ['description', 'Light the lamp.', 'Light the lamps.', true],
    ['title', 'Lamp', 'lamp', true],
    ['version', '1.2.0', '1.2.1', true],
    ['price', '0.00 USD', '0.99 USD', true],
    ['categories', 'Puzzle\nWord', 'Word\nPuzzle', false],
    ['categories', 'Puzzle\nWord', 'Puzzle', true],
    // Sizes and machines come and go without a change of the picture.
    [
      'iconUrl',
      'https://is1-ssl.mzstatic.com/a/lamp.png/100x100bb.jpg',
      'https://is4-ssl.mzstatic.com/a/lamp.png/512x512bb.png',
      false,
    ],
    [
      'iconUrl',
      'https://is1-ssl.mzstatic.com/a/lamp.png/100x100bb.jpg',
      'https://is1-ssl.mzstatic.com/a/pier.png/100x100bb.jpg',
      true,
    ],
    [
      'iconUrl',
      'https://play-lh.googleusercontent.com/abc=w240-h480',
      'https://lh3.googleusercontent.com/abc=s180',
      false,
    ],
    [
      'iconUrl',
      'https://play-lh.googleusercontent.com/abc=s180',
      'https://play-lh.googleusercontent.com/abd=s180',
      true,
    ],
    // Their order is the store's message.
    [
      'screenshots',
      'https://a.mzstatic.com/1.png\nhttps://a.mzstatic.com/2.png',
      'https://a.mzstatic.com/2.png\nhttps://a.mzstatic.com/1.png',
      true,
    ],
    ['screenshots', 'lamp', 'lamp', false],
  ] as const)('%s: %j, then %j', (field, from, to, changed) => {
    expect(isChange(field, from, to)).toBe(changed);
  });
});
