import type { Paraphrases } from '../taxonomy.types.js';
import { actionParaphrases } from './action.js';
import { habitFrames } from './frames-of-habits.js';
import { metaFrames } from './frames-of-meta.js';
import { playFrames } from './frames-of-play.js';
import { talkFrames } from './frames-of-talk.js';
import { worldFrames } from './frames-of-worlds.js';
import { moneyAndPeopleParaphrases } from './money-and-people.js';
import { plainWordParaphrases } from './plain-words.js';
import { progressParaphrases } from './progress.js';
import { puzzleParaphrases } from './puzzles.js';
import { worldParaphrases } from './worlds.js';

type Cues = Paraphrases[string];

/** What store pages say instead of the usual names: a verb, its object and what stands around them, by entry id. */
export const paraphrases: Paraphrases = [
  plainWordParaphrases,
  playFrames,
  worldFrames,
  metaFrames,
  habitFrames,
  talkFrames,
].reduce(addCues, {
  ...puzzleParaphrases,
  ...actionParaphrases,
  ...worldParaphrases,
  ...progressParaphrases,
  ...moneyAndPeopleParaphrases,
});

function addCues(to: Paraphrases, more: Paraphrases): Paraphrases {
  const all: Record<string, Cues> = { ...to };
  for (const [id, cues] of Object.entries(more)) {
    const own: Cues = { ...all[id] };
    for (const strength of ['certain', 'sure', 'likely', 'hint', 'not'] as const)
      if (cues[strength]) own[strength] = [own[strength], cues[strength]].filter(Boolean).join(' | ');
    all[id] = own;
  }
  return all;
}
