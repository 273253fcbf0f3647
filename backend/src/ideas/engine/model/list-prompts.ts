import type { ModelPrompt, ModelSchema } from '../../../ai/model.types.js';
import { toWireSchema } from '../../../ai/schema-value.js';
import type { BrainstormRequest, ChatRequest, Finding, IdeaView } from '../engine.types.js';
import { ASSIST_SCHEMA, assistPrompt } from './assist-prompt.js';
import {
  BRAINSTORM_SCHEMA,
  brainstormPrompt,
  COMBINED_AXES,
  combinePrompt,
  variantsPrompt,
  variantsSchema,
} from './brainstorm-prompt.js';
import { AXES } from '../variants/variant.types.js';
import { chatPrompt } from './chat-prompt.js';

const IDEA: IdeaView = {
  name: 'Midnight Museum',
  coreMechanics: [
    { id: 'a', content: 'Match-3 swap: turn the tumblers of a lock, quietly or fast' },
    { id: 'b', content: 'Raids: slip into a friend’s museum and take a copy' },
  ],
  metaElements: [{ id: 'c', content: 'Collection albums: copies in sets of nine open a wing' }],
  concept: {
    pitch:
      'Crack a match-3 lock to slip into a friend’s museum. The bigger the match, the louder the bolt, and the guard walks toward the sound.',
    setting: 'Six rival museums on one street in Lisbon, 1920s.',
  },
};
const quote = (name: string, at: number, text: string): Finding => ({
  ...{ name, at, quote: text },
  confidence: 'high',
});

/** Two games of the sample catalog with sentences of their sample texts. */
const SAMPLE: BrainstormRequest = {
  inputs: [
    {
      name: 'Royal Match',
      type: 'game',
      sourceId: 'com.dreamgames.royalmatch',
      mechanics: ['Match-3 swap'],
      metaElements: ['Decoration and renovation', 'Lives and energy'],
      findings: [
        quote(
          'Match-3 swap',
          0,
          'Matches of four and more create rockets, bombs and a piece that removes one color; these power-ups can be combined, and a simple tap sets them off.',
        ),
        quote(
          'Decoration and renovation',
          1,
          'Stars won on the board pay for tasks that decorate one room after another, and each finished area opens the next.',
        ),
        quote('Lives and energy', 2, 'Lives limit failed attempts.'),
      ],
    },
    {
      ...{ name: 'Coin Master', type: 'game', sourceId: 'com.moonactive.coinmaster' },
      mechanics: ['Spin, attack and build'],
      metaElements: ['Collection albums'],
      findings: [
        quote(
          'Spin, attack and build',
          0,
          'The loop is to spin, attack and raid villages of other players, taking coins by hitting buildings or digging holes, and to spend the loot at home before somebody else does the same.',
        ),
        quote(
          'Collection albums',
          1,
          'Cards from chests fill albums, and complete sets give spins and may be exchanged with friends, who also send gifts daily.',
        ),
      ],
    },
  ],
  constraint: 'one hand, nobody loses progress',
};

const SAMPLE_PARTS = {
  ...{ setting: 'Six rival museums on one street in Lisbon, 1920s.', choice: 'when to leave' },
  ...{ pressure: 'the guard walks toward each loud match', reward: 'a finished set opens a wing' },
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
  schema: schema ? toWireSchema(schema) : null,
});

type Context = Pick<ChatRequest, 'charting' | 'trends' | 'sources'>;

/** What is sent when an idea is talked about; without one an example stands in. */
export function listIdeaPrompts(
  idea: IdeaView = IDEA,
  context: Context = { sources: SAMPLE.inputs },
): ShownPrompt[] {
  const item = idea.coreMechanics[0]?.content ?? '';
  const about = { idea, ...context, kind: 'mechanic' as const };
  return [
    toShownPrompt(chatPrompt({ message: 'What are the risks?', idea, history: [], ...context })),
    toShownPrompt(assistPrompt({ ...about, question: 'Make it calmer', item }), ASSIST_SCHEMA),
    toShownPrompt(
      {
        ...assistPrompt({
          ...about,
          question: 'Suggest a text',
          item: idea.concept.risk ?? '',
          field: 'risk',
        }),
        name: 'idea_assist_field',
      },
      ASSIST_SCHEMA,
    ),
  ];
}

/** Every prompt about ideas, on examples. */
export function listPrompts(market: Omit<Context, 'sources'> = {}): ShownPrompt[] {
  return [
    ...listBrainstormPrompts({ ...SAMPLE, ...market }),
    toShownPrompt(combinePrompt({ ...SAMPLE, ...market }, SAMPLE_PARTS), variantsSchema(COMBINED_AXES)),
    ...listIdeaPrompts(IDEA, { ...market, sources: SAMPLE.inputs }),
  ];
}

/** Both ways to make ideas from these inputs: one at once, or variants to choose from. */
export function listBrainstormPrompts(request: BrainstormRequest): ShownPrompt[] {
  const axes = AXES.slice(0, request.count ?? AXES.length);
  return [
    toShownPrompt(brainstormPrompt(request), BRAINSTORM_SCHEMA),
    toShownPrompt(variantsPrompt(request, axes), variantsSchema(axes)),
  ];
}
