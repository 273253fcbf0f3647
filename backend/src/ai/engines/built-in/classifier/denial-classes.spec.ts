import { expandForms, FORM_IDS } from '../../../../../training/forms.js';
import { findStem } from '../words.js';
import { findDenialClass } from './denial-classes.js';

const findClass = (word: string): string | undefined => findDenialClass(findStem(word));

describe('classes of words in denials', () => {
  it('are the same for words that do the same, whatever their ending', () => {
    expect(['removed', 'scrapping', 'ditch'].map(findClass)).toEqual(['removed', 'removed', 'removed']);
    expect(findClass('without')).toBe('negator');
    expect(findClass('dragon')).toBeUndefined();
    expect(['three', '7', '100'].map(findClass)).not.toContain('negator');
  });
});

describe('expandForms', () => {
  it('uses every choice, says what is denied, and is the same every time', () => {
    const forms = '- {We|They} {dropped|cut|axed} X{.| , sadly.}\n+ Join X!';
    const made = expandForms(forms);
    expect(expandForms(forms)).toEqual(made);
    const denials = made.filter(({ denied }) => denied).map(({ text }) => text);
    for (const word of ['We', 'They', 'dropped', 'cut', 'axed', ', sadly.'])
      expect(denials.some((text) => text.includes(word))).toBe(true);
    expect(denials.every((text) => FORM_IDS.some((id) => text.includes(id)))).toBe(true);
    expect(made.find(({ denied }) => !denied)?.text).toBe('Join guilds!');
  });
});
