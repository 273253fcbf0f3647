import type { ModelPrompt, ModelSchema } from '../../../ai/model.types.js';
import { wireSchema } from '../../../ai/schema-value.js';
import type { Charting } from '../../../trends/trends.types.js';
import type { BrainstormRequest, IdeaView } from '../engine.types.js';
import { ASSIST_SCHEMA, assistPrompt } from './assist-prompt.js';
import { BRAINSTORM_SCHEMA, brainstormPrompt } from './brainstorm-prompt.js';
import { chatPrompt } from './chat-prompt.js';

const IDEA: IdeaView = {
  name: 'Midnight Museum',
  coreMechanics: [
    { id: 'a', content: 'Match-3 swap: turn the tumblers of a lock' },
    { id: 'b', content: 'Raids: slip into a friend’s museum and take a copy' },
  ],
  metaElements: [{ id: 'c', content: 'Collection albums: copies in sets of nine open a wing' }],
  concept: {
    pitch:
      'Crack a match-3 lock to slip into a friend’s museum: every move you save is one more minute inside.',
    setting: 'Six rival museums on one street in Lisbon, 1920s.',
  },
};
const SAMPLE: BrainstormRequest = {
  inputs: [
    { name: 'Royal Match', mechanics: ['Match-3 swap'], metaElements: ['Decoration and renovation'] },
    { name: 'Coin Master', mechanics: ['Spin, attack and build'], metaElements: ['Collection albums'] },
  ],
  constraint: 'one hand, nobody loses progress',
};

/** A prompt as a model would get it, with the shape of its answer where one is asked for. */
export interface ShownPrompt {
  name: string;
  version: string;
  messages: { role: string; content: string }[];
  schema: object | null;
}

export const toShownPrompt = (
  { name, version, messages }: ModelPrompt,
  schema?: ModelSchema,
): ShownPrompt => ({
  ...{ name, version, messages },
  schema: schema ? wireSchema(schema) : null,
});

/** What is sent when an idea is talked about; without one an example stands in. */
export function listIdeaPrompts(idea: IdeaView = IDEA, charting?: Charting): ShownPrompt[] {
  const item = idea.coreMechanics[0]?.content ?? '';
  const charts = charting ? { charting } : {};
  const assist = { question: 'Make it calmer', item, kind: 'mechanic' as const, idea, ...charts };
  return [
    toShownPrompt(chatPrompt({ message: 'What are the risks?', idea, history: [], ...charts })),
    toShownPrompt(assistPrompt(assist, false), ASSIST_SCHEMA),
  ];
}

/** Every prompt about ideas, on examples. */
export function listPrompts(charting?: Charting): ShownPrompt[] {
  return [
    toShownPrompt(brainstormPrompt({ ...SAMPLE, ...(charting ? { charting } : {}) }), BRAINSTORM_SCHEMA),
    ...listIdeaPrompts(IDEA, charting),
  ];
}
