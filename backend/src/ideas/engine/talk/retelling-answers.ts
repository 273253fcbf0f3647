import { countNoun } from '../../../common/text/count-noun.js';
import type { BrainstormInput, ChatAnswer, ChatRequest } from '../engine.types.js';
import { settings } from '../knowledge/settings/settings.js';
import { lowerFirst, oneLine, sameKey, trimEnd, upperFirst } from '../phrases.js';
import { hashText, randomFrom, shuffle } from '../random.js';
import { findPlaces } from '../variants/constraint.js';
import { makeVariants } from '../variants/variants.js';
import { type Answer, createAnswer, answerWithoutItems, type Subject } from './subject.js';
import { answerConstraint } from './whole-answers.js';

/** The idea as the source of others. */
const asInput = ({ request: { idea } }: Subject): BrainstormInput => ({
  name: idea.name,
  mechanics: idea.coreMechanics.map(({ content }) => content),
  metaElements: idea.metaElements.map(({ content }) => content),
  pin: [...idea.coreMechanics, ...idea.metaElements].map(({ content }) => content),
  // What an item says tells which kind of its entry it is: balls, not goods.
  findings: idea.coreMechanics.map(({ content }) => ({
    ...{ name: oneLine(content), confidence: 'high' as const, quote: content },
  })),
});

const firstSentence = (text: string): string => /^.+?[.!?](?= |$)/.exec(text)?.[0] ?? text;

/** "A meets B: you do this. Each win pays for that." → "A meets B: each win pays for that." */
function joinSentence(pitch: string): string {
  const [, kinds, rule] = /^([^:.]+): [^.]+\. (?:The twist: )?(.+?[.!?])(?= |$)/.exec(pitch) ?? [];
  return kinds && rule ? `${kinds}: ${lowerFirst(rule)}` : firstSentence(pitch);
}

/** Wishes for fewer words. */
export const WANTS_SHORT =
  /\b(?:short\w*|(?:less|fewer) words|too long|trim|cut (?:it )?down|punchier|concise)\b/i;

/** Parts of a pitch that stand alone: its first sentence, that without the place, and what comes after a colon. */
export function shortenPitch(pitch: string, setting = ''): string[] {
  const first = firstSentence(pitch);
  const place = sameKey(setting.split(/[.:]/, 1)[0] ?? '')
    .split(' ')
    .slice(-3)
    .join(' ');
  const [head = '', ...rest] = first.split(', ');
  const isPlace =
    /^(?:in|on|at|aboard|inside|under|among|behind|between)\b/i.test(head) && sameKey(head).endsWith(place);
  const bare = isPlace && rest.length > 0 ? upperFirst(rest.join(', ')) : first;
  const [, rule = ''] = /^[^:]{12,}: (.{25,})$/.exec(bare) ?? [];
  return [...new Set([first, bare, upperFirst(rule)])].filter(
    // A few letters less are no shorter.
    (text) => text.length > 20 && text.length <= pitch.length * 0.8,
  );
}

export const answerPitch: Answer = (subject) => {
  const empty = answerWithoutItems('pitch', subject);
  if (empty) return empty;
  const { concept } = subject.request.idea;
  const constraint = concept.setting
    ? `in ${lowerFirst(concept.setting.split(/[.:]/, 1)[0] ?? '')}`
    : undefined;
  const wantsShort = WANTS_SHORT.test(subject.request.message);
  const isOne =
    wantsShort ||
    /\b(?:(?:one|a|single) line|sentence|tag ?line|elevator|hook)\b/i.test(subject.request.message);
  const made = [0, 1, 2, 3, 4, 5].flatMap((seed) => {
    const { variants } = makeVariants({
      inputs: [asInput(subject)],
      seed,
      ...(constraint ? { constraint } : {}),
    });
    return variants
      .filter(({ axis }) => axis === 'setting')
      .map((one) => (isOne ? joinSentence(one.pitch) : one.pitch));
  });
  const said = subject.request.history.map(({ content }) => content).join('\n');
  const known = concept.pitch ? [concept.pitch] : [];
  // Whoever wants it shorter wants the same game in fewer words.
  const fresh =
    wantsShort && concept.pitch
      ? shortenPitch(concept.pitch, concept.setting)
      : [...known, ...made]
          .filter(
            (text, at, all) => all.findIndex((one) => firstSentence(one) === firstSentence(text)) === at,
          )
          .filter((text) => text !== concept.pitch && !said.includes(text));
  if (wantsShort && fresh.length === 0) {
    return createAnswer('pitch', ['I have no shorter way to say it. Cut the second sentence first.'], []);
  }
  return createAnswer(
    'pitch',
    [
      concept.pitch && `As it stands: ${concept.pitch}`,
      wantsShort ? 'Shorter:' : concept.pitch ? 'Other ways to say it:' : 'Ways to say it:',
      ...fresh.slice(0, 3).map((text) => `- ${text}`),
      !concept.setting && 'The idea has no setting, so each of these tries another one.',
    ],
    [subject.request.idea.name],
  );
};

export const answerNames: Answer = ({ request: { idea, history } }) => {
  const text = `${idea.concept.setting ?? ''} ${idea.concept.pitch ?? ''} ${idea.coreMechanics.map(({ content }) => content).join(' ')}`;
  const said = history.map(({ content }) => content).join('\n');
  // Words of the play alone would name a place by chance.
  const places = idea.concept.setting ? findPlaces(text) : [];
  const random = randomFrom(hashText(idea.name + history.length));
  const pool = [
    ...(places.length > 0 && places.length < 12 ? shuffle(places, random) : []),
    ...shuffle(settings, random),
  ];
  const found = [
    ...new Set(
      pool.flatMap(({ names: list }, at) => (at === 0 && places.length > 0 ? list : list.slice(0, 1))),
    ),
  ]
    .filter((name) => sameKey(name) !== sameKey(idea.name) && !said.includes(`- ${name}`))
    .slice(0, 5);
  const matched = places.length > 0 && places.length < 12;
  return createAnswer(
    'names',
    [
      matched
        ? 'Five names, the first ones from its place:'
        : 'Five names. Nothing in the idea says where it is set, so they come from different places:',
      ...found.map((name) => `- ${name}`),
      'Say “rename it to …” to take one. I can’t check app stores or trademarks.',
    ],
    [idea.name],
  );
};

/** "Set it in a lighthouse" names a place, "make it about bees" what is found there. */
function describePlace(place: string, message: string): string {
  const bare = place.replace(/^(?:in|on|to)\s+/i, '');
  const [, preposition = 'in'] = /\b(?:set|move|put) it (on|at|aboard|under|inside)\b/i.exec(message) ?? [];
  if (!/\bmake it about\b/i.test(message)) return `${preposition.toLowerCase()} ${bare}`;
  const stem = sameKey(bare).replace(/(?:ies|s)$/, '');
  const named = settings.find(({ where }) =>
    sameKey(where)
      .split(' ')
      .some((word) => word.startsWith(stem)),
  );
  return (named ?? findPlaces(bare)[0])?.where ?? `in a world of ${bare}`;
}

const OTHER_PLACE =
  /\b(?:make it about|(?:set it|move it|put it|re-?theme(?: it)?|theme it|setting|theme) (?:to|in|on|as|into|aboard|around|:)) ?(.+)$/i;
/** What is to stay is no part of the place. */
const BUT_KEEPS = /,? (?:but|and) (?:keep|leave|don[’']?t)\b.*$/i;

export const answerRetheme: Answer = (subject) => {
  const empty = answerWithoutItems('retheme', subject);
  if (empty) return empty;
  const { request } = subject;
  const named = OTHER_PLACE.exec(oneLine(request.message))?.[1];
  const place = named && trimEnd(named.replace(BUT_KEEPS, ''), '.!?');
  const wish = /\bcoz(?:y|ier)\b/i.test(request.message) ? 'cozy' : undefined;
  const constraint = place ? `set ${describePlace(place, request.message)}` : wish;
  const seed = request.history.length;
  const [made] = makeVariants({
    inputs: [asInput(subject)],
    seed,
    ...(constraint ? { constraint } : {}),
  }).variants;
  if (!made)
    return createAnswer('retheme', ['The idea has nothing that could be told in another place.'], []);
  const old = [...request.idea.coreMechanics, ...request.idea.metaElements];
  const told = new Map(
    [...made.coreMechanics, ...made.metaElements].flatMap(({ content, origin }) =>
      origin.from ? [[origin.from, content] as const] : [],
    ),
  );
  const list = (items: ChatRequest['idea']['coreMechanics']) =>
    items.map(({ id, content }) => ({ id, content: told.get(content) ?? content }));
  if (subject.ids.length === 0) {
    const all = 'All its items are in your own words, so I can’t retell them in another place.';
    return createAnswer(
      'retheme',
      [`${all} Write the new place into the setting, and change the items yourself.`],
      [],
    );
  }
  const against = wish && answerConstraint(subject, wish);
  const kept = old.filter(({ content }) => !told.has(content) || told.get(content) === content).length;
  return {
    ...createAnswer(
      'retheme',
      [
        sameKey(made.setting) === sameKey(made.name) ? `${made.name}.` : `${made.name}: ${made.setting}`,
        made.pitch,
        // Another place takes no league away.
        against && against.basis.length > 0 && against.content,
        kept > 0 && `${countNoun(kept, 'item')} ${kept === 1 ? 'stays' : 'stay'} as written.`,
      ],
      [made.name],
    ),
    updatedIdea: {
      name: /\bkeep (?:the|its|my) name\b/i.test(request.message) ? request.idea.name : made.name,
      coreMechanics: list(request.idea.coreMechanics),
      metaElements: list(request.idea.metaElements),
      concept: {
        pitch: made.pitch,
        setting: made.setting,
        fantasy: made.fantasy,
        artDirection: made.artDirection,
      },
    },
  };
};

const SPEAKS_OF_PLACE = /\b(?:setting|theme|world|scenery|backdrop|place|somewhere|set)\b/i;
const WISHES_OTHER =
  /\b(?:give|want|try|use|like|prefer|change|instead|another|other|different|new|better|rather|move|could|can)\b/i;
const PLACE =
  /\b(with|about|like|in|on|at|aboard|under|inside|around)\s+((?:an? |the )?\p{L}[\p{L}’' -]{2,50}?)(?:\s+instead|\s+please)?[.!?]*$/iu;

/** "The moon setting is dull, give me something with food": another place, where the last words name one. */
export function answerWishedRetheme(subject: Subject): ChatAnswer | undefined {
  const { message } = subject.request;
  if (!SPEAKS_OF_PLACE.test(message) || !WISHES_OTHER.test(message)) return undefined;
  const [, preposition = '', place = ''] = PLACE.exec(message) ?? [];
  if (!place) return undefined;
  const isThing = /^(?:with|about|like|around)$/i.test(preposition);
  if (isThing && findPlaces(place).length === 0) return undefined;
  const wish = isThing ? `make it about ${place}` : `set it ${preposition} ${place}`;
  return answerRetheme({ ...subject, request: { ...subject.request, message: wish } });
}
