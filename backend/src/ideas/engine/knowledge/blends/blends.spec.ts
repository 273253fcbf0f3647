import { judgments } from '../compatible.js';
import { plays } from '../plays/plays.js';
import { nowhere } from '../settings/nowhere.js';
import { randomFrom } from '../../random.js';
import type { SourceItem } from '../../variants/sources.js';
import { listBridges } from '../../variants/bridge.js';
import { writeBridge } from '../../variants/write-bridge.js';
import { toHalf } from '../../variants/half.js';
import { fillWords } from '../../variants/words.js';
import { blends } from './blends.js';

const writeBlend = (id: string) => {
  const item: SourceItem = { text: id, kind: 'mechanic', id, near: id, input: 0, pinned: false };
  return toHalf(item, randomFrom(1));
};
const ids = [...blends.keys()];

describe('halves of a game', () => {
  it('are written for every mechanic, whole', () => {
    expect(ids.sort()).toEqual([...plays.keys()].sort());
    for (const [id, blend] of blends) {
      const { genre, wins, losses, goods, bads, acts } = blend;
      for (const list of [[genre], wins, losses, goods, bads, acts]) {
        expect([id, list.length > 0]).toEqual([id, true]);
      }
      // A success and a failure are told in the third person.
      for (const text of [...wins, ...losses]) expect(text).toMatch(/^[a-z]+s /);
      for (const text of acts) expect(text).not.toMatch(/^(?:to|you) /);
    }
  });

  it('make plain sentences of any two', () => {
    for (const [at, id] of ids.entries()) {
      for (const other of ids.filter((_, index) => (index + at) % 7 === 0)) {
        for (const bridge of listBridges(writeBlend(id), writeBlend(other), randomFrom(at))) {
          const { texts } = writeBridge(bridge, randomFrom(at + 1));
          for (const text of texts.map((one) => fillWords(one, nowhere))) {
            expect(text).toMatch(/^[A-Z].*\.$/);
            expect(text).not.toMatch(/[{}*]|undefined| {2}|\.\.|\ba (?!one)[aeio]|\bthe the\b/);
          }
        }
      }
    }
  });

  it('never meet in one moment when they get in each other’s way', () => {
    const [clash] = [...judgments].find(([, { verdict }]) => verdict === 'clash') ?? [''];
    const [one = '', other = ''] = clash.split(' ');
    const kinds = listBridges(writeBlend(one), writeBlend(other), randomFrom(1)).map(({ kind }) => kind);
    expect(kinds.length).toBeGreaterThan(4);
    for (const kind of ['embody', 'inside', 'clock', 'ground']) expect(kinds).not.toContain(kind);
  });
});
