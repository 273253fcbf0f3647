import { makeDraw, shuffle } from './learn.js';

/** What stands for the X of a form, whose own words are not learned from. */
const THINGS = ['guilds', 'leaderboards', 'tournaments', 'boosters'];
/** Entries that the things and the deeds of the forms tell. */
export const FORM_IDS = [...THINGS, 'rewarded-ads', 'city-building', 'merge-items'];
/** Sentences of a form for each choice of its longest list. */
const DRAWS = 2;

interface FormedText {
  denied: boolean;
  text: string;
}

/** Sentences of forms such as `- {We|They} {dropped|cut} X.`: `-` denies X, `+` only looks like it. Always the same ones. */
export function expandForms(forms: string): FormedText[] {
  const draw = makeDraw();
  return forms
    .split('\n')
    .filter((line) => /^[-+] /.test(line))
    .flatMap((line) => {
      // Text and choices by turns.
      const parts = line
        .slice(2)
        .split(/\{([^}]*)\}/)
        .map((part, at) => (at % 2 === 1 ? part.split('|') : [part]));
      const draws = DRAWS * Math.max(...parts.map(({ length }) => length));
      const drawn = parts.map((choices) => drawEvenly(choices, draws, draw));
      const texts = Array.from({ length: draws }, (_, at) =>
        tidy(drawn.map((choices) => choices[at]).join(''), THINGS[at % THINGS.length] as string),
      );
      return [...new Set(texts)].map((text) => ({ denied: line.startsWith('-'), text }));
    });
}

/** Each choice as often as the others, in a random order. */
function drawEvenly(choices: readonly string[], draws: number, draw: () => number): string[] {
  const drawn: string[] = [];
  while (drawn.length < draws) {
    const order = [...choices];
    shuffle(order, draw);
    drawn.push(...order);
  }
  return drawn.slice(0, draws);
}

function tidy(text: string, thing: string): string {
  const tidied = text
    .replace(/\bX\b/g, thing)
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,!?:;'])/g, '')
    .trim();
  return tidied.charAt(0).toUpperCase() + tidied.slice(1);
}
