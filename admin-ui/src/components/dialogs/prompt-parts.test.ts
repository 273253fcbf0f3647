import { expect, it } from 'vitest';
import { outlineJson, splitPrompt } from './prompt-parts';

it('shows the data of a message under its name, and JSON as an outline', () => {
  const message = [
    'Read the idea.',
    '<data name="craft_notes">',
    '[{"minutesOfOneGo":"2–4","needs":["boards","drops"]}]',
    '</data>',
    '<data name="note">',
    'plain',
    '</data>',
    'Answer as {"risk":"Friends leave"}',
    'and say why {not}.',
  ].join('\n');
  expect(splitPrompt(message)).toEqual([
    { text: 'Read the idea.' },
    { name: 'Craft notes', text: '• Minutes of one go: 2–4\n  Needs: boards, drops' },
    { name: 'Note', text: 'plain' },
    { text: 'Answer as \nRisk: Friends leave\nand say why {not}.' },
  ]);
});

it('shows a JSON schema as its fields with what belongs there', () => {
  const ref = { type: ['string', 'null'], description: 'Null when new.' };
  const schema = {
    type: 'object',
    properties: {
      axis: { type: 'string', enum: ['setting', 'audience'] },
      items: { type: 'array', items: { type: 'object', properties: { ref } } },
    },
  };
  expect(outlineJson(JSON.stringify(schema))).toBe(
    'Axis: setting, audience\nItems:\n    • Ref: Null when new.',
  );
});
