import type { AnalysisEngine, AnalysisItem, AnalysisResult } from './ai.types.js';
import { AiService } from './ai.service.js';
import { checkAnswer } from './check-answer.js';

const input = { title: 'Harbour', description: 'Join a guild. Build your city by the sea.' };
const item = (more: Partial<AnalysisItem>): AnalysisItem => ({
  name: 'Guilds and teams',
  description: 'Groups.',
  confidence: 'high',
  evidence: ['Join a guild.'],
  ...more,
});
const answer = (metaElements: AnalysisItem[], mechanics: AnalysisItem[] = []): AnalysisResult => ({
  mechanics,
  metaElements,
  language: 'en',
  engine: 'test',
  engineVersion: '1',
  taxonomyVersion: '1',
  notes: [],
});

describe('checkAnswer', () => {
  it('maps names to ids and keeps what the taxonomy does not know under its own name', () => {
    const { metaElements } = checkAnswer(
      input,
      answer([item({}), item({ id: 'made-up', name: 'Harbour tax' })]),
    );
    expect(metaElements.map(({ id, name }) => [id, name])).toEqual([
      ['guilds', 'Guilds and teams'],
      [undefined, 'Harbour tax'],
    ]);
  });

  it('drops quotations that are not in the text; an item without one has low confidence', () => {
    const { metaElements } = checkAnswer(input, answer([item({ evidence: ['Join a guild today.', ' '] })]));
    expect(metaElements).toEqual([item({ id: 'guilds', evidence: [], confidence: 'low' })]);
  });

  it('lists an item once and only under its kind', () => {
    const { metaElements, mechanics } = checkAnswer(
      input,
      answer([item({}), item({ id: 'guilds' })], [item({ id: 'guilds' })]),
    );
    expect(metaElements).toHaveLength(1);
    expect(mechanics[0]?.id).toBeUndefined();
  });
});

describe('AiService', () => {
  it('uses the built-in engine by default', async () => {
    const service = new AiService();
    expect(service.listEngineIds()).toEqual(['built-in']);
    expect((await service.analyze(input)).metaElements.map(({ id }) => id)).toContain('guilds');
  });

  it('validates answers of other engines', async () => {
    const service = new AiService();
    const engine: AnalysisEngine = {
      id: 'test',
      version: '1',
      label: 'Test',
      model: null,
      promptVersion: null,
      external: false,
      analyze: async () => answer([item({ evidence: ['invented'] })]),
    };
    service.register(engine);
    expect((await service.analyze(input, 'test')).metaElements[0]).toMatchObject({
      confidence: 'low',
      evidence: [],
    });
    await expect(service.analyze(input, 'nobody')).rejects.toThrow('nobody');
  });
});
