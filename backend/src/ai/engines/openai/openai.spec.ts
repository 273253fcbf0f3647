import { ALL_ABILITIES, downgrade } from './abilities.js';
import { anchoredQuote } from './anchored-quote.js';
import { estimateCost } from '../../model-prices.js';

describe('a quotation', () => {
  const input = {
    title: 'Sea Trade',
    description: 'Carry  goods\nbetween “far” islands – every day. Don’t wait!',
  };

  it.each([
    ['carry goods between "far" islands - every day.', 'Carry  goods\nbetween “far” islands – every day.'],
    ["Don't wait!", 'Don’t wait!'],
    ['sea trade', 'Sea Trade'],
    ['  goods  between ', 'goods\nbetween'],
  ])('%j is found as it was written', (quote, found) => expect(anchoredQuote(quote, input)).toBe(found));

  it.each(['Carry goods to islands', 'far', '', '   ', 'İslands'])('%j is not found', (quote) => {
    expect(anchoredQuote(quote, input)).toBeUndefined();
  });
});

describe('after a refusal', () => {
  const less = (status: number, words: string, from = ALL_ABILITIES) => downgrade(from, status, words);

  it('the next request leaves out what the server named', () => {
    expect(less(400, "Use 'max_completion_tokens' instead.")?.tokensField).toBe('max_completion_tokens');
    expect(less(400, "Unsupported value: 'temperature' does not support 0.2")?.temperature).toBe(false);
    expect(less(400, 'unknown field stream_options')?.streamUsage).toBe(false);
    const object = less(422, 'response_format json_schema is not supported');
    expect(object?.format).toBe('json_object');
    expect(less(400, 'response_format is not supported', object)?.format).toBe('text');
  });

  it('nothing is tried again when the server names nothing, or has other troubles', () => {
    expect(less(400, 'Bad request')).toBeUndefined();
    expect(less(500, 'response_format')).toBeUndefined();
    expect(less(401, 'json_schema')).toBeUndefined();
    expect(less(400, 'response_format', { ...ALL_ABILITIES, format: 'text' })).toBeUndefined();
  });
});

it('the cost of an answer is known for models with a list price', () => {
  expect(estimateCost('gpt-4o-mini-2024-07-18', { prompt: 1_000_000, completion: 1_000_000 })).toBeCloseTo(
    0.75,
  );
  expect(estimateCost('gpt-4o', { prompt: 0, completion: 1_000 })).toBeCloseTo(0.01);
  expect(estimateCost('llama3', { prompt: 1, completion: 1 })).toBeNull();
});
