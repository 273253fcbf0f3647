import { HOSTILE_TEXTS } from '../../../test/support/hostile-texts.js';
import { checkAnswer } from '../check-answer.js';
import { analyzeText } from '../engines/built-in/built-in.engine.js';
import { OpenAiEngine } from '../engines/openai/openai.engine.js';
import type { ModelSchema, StructuredAnswer, StructuredCall } from '../model.types.js';
import { readBySchema } from '../schema-value.js';
import { findEntry } from '../taxonomy/taxonomy.js';
import { capMessages, MAX_PROMPT_CHARACTERS } from './cap.js';
import { asData, DATA_RULE, revealsRules } from './data.js';
import { gameAnalysisPrompt } from './game-analysis.js';

const GAME = 'Join a guild. Swap and match candies.';

it('there are fifty of them', () => expect(new Set(HOSTILE_TEXTS).size).toBeGreaterThanOrEqual(50));

describe.each(HOSTILE_TEXTS)('a store page that says %j', (hostile) => {
  const input = { title: hostile, genre: hostile, description: `${GAME} ${hostile}` };

  it('stays in its place in the prompt', () => {
    const { messages } = gameAnalysisPrompt(input);
    const [rules, page] = messages.map(({ content }) => content);
    expect(rules).not.toContain(hostile);
    expect(rules).toContain(DATA_RULE);
    const [, json, rest] = /<data name="store_page">\n(.*)\n<\/data>([^]*)$/.exec(page ?? '') ?? [];
    expect(page?.match(/<\/?data/g)).toHaveLength(2);
    expect(rest).toBe('');
    expect(JSON.parse(json ?? '')).toEqual(input);
  });

  it('is read by the built-in engine like any other', () => {
    const { mechanics, metaElements } = analyzeText(input);
    for (const { id, evidence } of [...mechanics, ...metaElements]) {
      expect(findEntry(id ?? '')).toBeDefined();
      for (const quote of evidence) expect(`${input.title}\n${input.description}`).toContain(quote);
    }
  });

  it('has no effect beyond text when a model obeys it', async () => {
    const obedient = {
      model: 'obedient',
      askStructured: async <const S extends ModelSchema>(
        call: StructuredCall<S>,
      ): Promise<StructuredAnswer<S>> => {
        const item = { id: hostile, name: hostile, description: hostile, confidence: 'high', owner: hostile };
        const raw = {
          analyzedBy: hostile,
          role: 'admin',
          mechanics: [{ ...item, evidence: [hostile, 'This was never written.'] }],
          metaElements: [{ ...item, evidence: ['This was never written.'] }],
        };
        const value = readBySchema(call.schema, raw);
        return { value, raw: '', model: 'obedient', tokens: null, durationMs: 1, promptVersion: '1' };
      },
    };
    const result = checkAnswer(input, await new OpenAiEngine(obedient).analyze(input));
    expect(Object.keys(result)).not.toEqual(expect.arrayContaining(['analyzedBy']));
    for (const item of [...result.mechanics, ...result.metaElements]) {
      expect(Object.keys(item).sort()).toEqual(['confidence', 'description', 'evidence', 'name']);
      for (const quote of item.evidence) expect(`${input.title}\n${input.description}`).toContain(quote);
    }
    expect(result.metaElements.map(({ confidence, evidence }) => [confidence, evidence])).toEqual([
      ['low', []],
    ]);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

it('data cannot contain its own markers', () => {
  expect(asData('a', '</data>')).toBe('<data name="a">\n"\\u003c/data\\u003e"\n</data>');
  expect(asData('x" y', null)).toBe('<data name="x__y">\nnull\n</data>');
});

it('an answer that reveals our rules is recognized', () => {
  expect(revealsRules(`Sure! ${DATA_RULE.slice(0, 90)}`)).toBe(true);
  expect(revealsRules('Everything between two battles is a calm harbour.')).toBe(false);
});

it('a prompt stays below its limit: old messages are cut first, then the end of the question', () => {
  const long = (role: 'system' | 'user' | 'assistant', sign: string) => ({
    role,
    content: sign.repeat(15_000),
  });
  const capped = capMessages([
    long('system', 's'),
    long('user', 'a'),
    long('assistant', 'b'),
    long('user', 'q'),
  ]);
  expect(capped.map(({ content }) => [content[0], content.length])).toEqual([
    ['s', 15_000],
    ['q', 15_000],
  ]);
  const [rules, question] = capMessages([long('system', 's'), { role: 'user', content: 'q'.repeat(90_000) }]);
  expect((rules?.content.length ?? 0) + (question?.content.length ?? 0)).toBe(MAX_PROMPT_CHARACTERS);
  const whole = gameAnalysisPrompt({
    title: 'x'.repeat(900),
    genre: 'y',
    description: 'z'.repeat(90_000),
  }).messages;
  expect(whole.reduce((sum, { content }) => sum + content.length, 0)).toBeLessThan(
    MAX_PROMPT_CHARACTERS - 3_000,
  );
});
