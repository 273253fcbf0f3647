import { findNamedEntries, identify, identifyOne } from './identify.js';

describe('identifying entries in free text', () => {
  it.each([
    ['Tower defence', 'tower-defence'],
    ['Tower defence: hold the pier', 'tower-defence'],
    ['Hold the pier in quiet tower defence', 'tower-defence'],
    ['Colouring', 'colour-by-number'],
  ])('finds a renamed entry by its old name: “%s”', (text, id) => {
    expect(identifyOne(text, 'mechanic')).toBe(id);
    expect(identifyOne(text.replace('efence', 'efense').replace('our', 'or'), 'mechanic')).toBe(id);
  });

  it('finds old names in a message', () =>
    expect(findNamedEntries('drop the colouring, keep tower defence')).toEqual([
      'colour-by-number',
      'tower-defence',
    ]));

  it.each([
    ['Defence line-ups against the attack squads of thirty rivals a day', 'auto-combat'],
    ['Two crowds on parallel tracks that meet in the last ten metres', 'short-runner'],
    ['Word wheels without wrong answers: every found word counts towards a flower', 'word-build'],
    ['Growth equalised by a shared camp level, so new characters play at once', 'hero-growth'],
  ])('knows again what it wrote in British spelling: “%s”', (text, id) =>
    expect(identify(text)).toEqual([id]),
  );
});
