import type { IdeaView } from '../engine.types.js';
import { readChangedIdea } from './changed-idea.js';
import { ideaAsData } from './idea-data.js';

const LONG = `${'A guard walks the hall and listens. '.repeat(24)}Then the lamp goes out.`;
const idea = (items: number): IdeaView => ({
  name: 'Museum',
  coreMechanics: Array.from({ length: items }, (_, at) => ({ id: `${at}`, content: LONG })),
  metaElements: [],
  concept: { setting: LONG, coreLoop: { moment: LONG, session: '', weeks: '' } },
});
const change = (old: IdeaView, value: object) => readChangedIdea(JSON.stringify(value), old, (text) => text);

describe('a change of an idea with long texts', () => {
  it('is made of texts that were shown whole, and loses nothing of them', () => {
    expect(ideaAsData(idea(1)).split('Then the lamp goes out.')).toHaveLength(4);
    const longer = LONG.replace('lamp', 'candle');
    expect(change(idea(1), { concept: { setting: longer, moment: longer } }).concept).toEqual({
      setting: longer,
      coreLoop: { moment: longer, session: '', weeks: '' },
    });
  });

  it('leaves what comes back as it was shown, whole or cut off where there is no room', () => {
    for (const old of [idea(1), idea(40)]) {
      const json = ideaAsData(old).split('\n')[1] ?? '';
      const { concept, coreMechanics } = JSON.parse(json) as {
        concept: { setting: string; coreLoop: { moment: string } };
        coreMechanics: { ref: string; text: string }[];
      };
      const changed = change(old, {
        coreMechanics: coreMechanics.map(({ ref, text }) => ({ ref, content: text })),
        concept: { setting: concept.setting, moment: concept.coreLoop.moment },
      });
      expect(changed.coreMechanics).toEqual(old.coreMechanics);
      expect(changed.concept).toBeUndefined();
    }
  });
});
