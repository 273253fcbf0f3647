import { expect, it } from 'vitest';
import { readSchema, splitPrompt, toWords } from './prompt-parts';

it('splits a message into its text and the data in it', () => {
  const message = [
    'Read the idea.',
    '<data name="craft_notes">',
    '{"minutesOfOneGo":"2–4"}',
    '</data>',
    'Answer as {"risk":"Friends leave"}',
    'and say why {not}.',
  ].join('\n');
  expect(splitPrompt(message)).toEqual([
    { text: 'Read the idea.' },
    { name: 'Craft notes', data: { minutesOfOneGo: '2–4' } },
    { text: 'Answer as' },
    { name: '', data: { risk: 'Friends leave' } },
    { text: 'and say why {not}.' },
  ]);
});

it('keeps a data block that is not JSON as text', () => {
  expect(splitPrompt('<data name="note">\nplain\n</data>')).toEqual([{ name: 'Note', data: 'plain' }]);
});

it('reads a JSON schema as fields with what belongs there', () => {
  const ref = { type: ['string', 'null'], description: 'Null when new.' };
  const schema = {
    type: 'object',
    properties: {
      axis: { type: 'string', enum: ['setting', 'audience'] },
      items: { type: 'array', items: { type: 'object', properties: { ref } } },
      notes: { type: 'array', items: { type: 'string' } },
      count: { type: ['number', 'null'] },
    },
  };
  expect(readSchema(schema)).toEqual({
    axis: 'One of: setting, audience',
    items: [{ ref: 'Null when new.' }],
    notes: 'A list',
    count: 'number or null',
  });
});

it('names fields in words', () => {
  expect(['minutesOfOneGo', 'craft_notes'].map(toWords)).toEqual(['Minutes of one go', 'Craft notes']);
});
