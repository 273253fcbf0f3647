import { entryName } from '../../../ai/taxonomy/taxonomy.js';
import { countNoun } from '../../../common/count-noun.js';
import type { ChartingGame } from '../../../trends/trends.types.js';
import { gameName, gamesNear } from '../chart-facts.js';
import type { BrainstormInput, ChatAnswer, ChatRequest, UpdatedIdea } from '../engine.types.js';
import { identify } from '../identify.js';
import { judgePair } from '../knowledge/compatible.js';
import { knownEntry, mechanicKnowledge } from '../knowledge/knowledge.js';
import { settings } from '../knowledge/settings/settings.js';
import { joinWords, lowerFirst, quote, sameKey, sentence, shorten } from '../phrases.js';
import { hashText, randomFrom, shuffle } from '../random.js';
import { listRisks } from '../risks.js';
import { findPlaces } from '../variants/constraint.js';
import { entryFor } from '../variants/sources.js';
import { makeVariants } from '../variants/variants.js';
import type { Intent } from './intents.js';

/** An idea as the answers read it. */
export interface Subject {
  request: ChatRequest;
  ids: string[];
  mechanics: string[];
  meta: string[];
  unknown: string[];
}

export function readSubject(request: ChatRequest): Subject {
  const { coreMechanics, metaElements } = request.idea;
  const items = [...coreMechanics, ...metaElements];
  const ids = [
    ...new Set(items.flatMap(({ content }) => entryFor(content) ?? identify(content).slice(0, 1))),
  ];
  return {
    request,
    ids,
    mechanics: ids.filter((id) => mechanicKnowledge[id]),
    meta: ids.filter((id) => !mechanicKnowledge[id]),
    unknown: items.flatMap(({ content }) =>
      entryFor(content) || identify(content).length > 0 ? [] : [content],
    ),
  };
}

type Answer = (subject: Subject) => ChatAnswer;

const answer = (
  intent: string,
  lines: readonly (string | undefined | false)[],
  basis: string[],
): ChatAnswer => ({
  ...{ intent, content: lines.filter(Boolean).join('\n') },
  basis: basis.slice(0, 6).map((text) => shorten(text, 60)),
});

const names = (ids: readonly string[]): string => joinWords(ids.map((id) => lowerFirst(entryName(id))));

const nothing = (intent: string, { request }: Subject): ChatAnswer | undefined =>
  request.idea.coreMechanics.length + request.idea.metaElements.length === 0
    ? answer(intent, ['The idea has no items yet. Write down one thing the player does, then ask again.'], [])
    : undefined;

/** Which charts were looked at; undefined with what is missing when they say nothing. */
function describeCharts({ request: { charting } }: Subject): { text: string; enough: boolean } {
  if (!charting || charting.charting === 0)
    return { text: 'No chart has been captured yet, so I can’t tell.', enough: false };
  const { scope, sample, analysed, capturedAt } = charting;
  const day = capturedAt?.toLocaleDateString('en-GB', {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  });
  if (analysed === 0) {
    return {
      text: `None of the ${countNoun(charting.charting, 'charting game')} has an analysis yet, so I can’t tell. Analyze some games first.`,
      enough: false,
    };
  }
  const facts = [
    scope,
    day,
    `${analysed} of ${countNoun(charting.charting, 'game')} analyzed`,
    sample && 'sample data',
  ];
  return { text: facts.filter(Boolean).join(', '), enough: true };
}

const tellGame = (
  { game, shared }: { game: ChartingGame; shared: string[] },
  ids: readonly string[],
): string => {
  const rest = game.items.filter((id) => !ids.includes(id)).slice(0, 3);
  return `- ${gameName(game)} shares ${names(shared)}${rest.length > 0 ? `; it also has ${names(rest)}` : ''}.`;
};

const notCompared = ({ unknown }: Subject): string | false =>
  unknown.length > 0 &&
  `Not compared, because I don’t know it: ${joinWords(unknown.slice(0, 3).map((text) => quote(text, 60)))}.`;

const similar: Answer = (subject) => {
  const charts = describeCharts(subject);
  if (!charts.enough) return answer('similar', [charts.text], []);
  if (subject.ids.length === 0) {
    return answer(
      'similar',
      ['None of the items is a mechanic I know, so I have nothing to compare with.', notCompared(subject)],
      [],
    );
  }
  const near = gamesNear(subject.request.charting, subject.ids).slice(0, 4);
  const first =
    near.length > 0
      ? 'Nearest in the charts:'
      : `No analyzed game in the charts shares ${subject.ids.length > 1 ? 'two of its items' : 'its item'}: ${names(subject.ids.slice(0, 4))}.`;
  return answer(
    'similar',
    [first, ...near.map((one) => tellGame(one, subject.ids)), notCompared(subject), `(${charts.text})`],
    near.map(({ game }) => game.title),
  );
};

const compare: Answer = (subject) => {
  const charts = describeCharts(subject);
  const text = ` ${sameKey(subject.request.message)} `;
  const { charting } = subject.request;
  const named = charting?.games.find(({ title }) => {
    const key = sameKey(title);
    const short = sameKey(title.split(/[:–—-]/, 1)[0] ?? '');
    return text.includes(` ${key} `) || (short.length > 4 && text.includes(` ${short} `));
  });
  const wants =
    /\b(?:with|to|from|and|versus)\s+(?!my|the idea|this|others?\b|games\b)([\p{L}\p{N}][^?.!]{2,50})/iu.exec(
      subject.request.message,
    )?.[1];
  if (!named && wants) {
    return answer(
      'compare',
      [
        `I have no analysis of ${quote(wants, 60)} in the charts I see, so I can’t compare with it.`,
        `(${charts.text})`,
      ],
      [],
    );
  }
  const game = named ?? gamesNear(charting, subject.ids)[0]?.game;
  if (!charts.enough || !game) {
    return answer(
      'compare',
      [charts.enough ? 'Compare with which game? None in the charts is near.' : charts.text],
      [],
    );
  }
  const shared = game.items.filter((id) => subject.ids.includes(id));
  const missing = game.items.filter((id) => !subject.ids.includes(id));
  const extra = subject.ids.filter((id) => !game.items.includes(id));
  return answer(
    'compare',
    [
      `Your idea beside ${gameName(game)}:`,
      `- Both: ${shared.length > 0 ? names(shared) : 'nothing that I recognize'}.`,
      extra.length > 0 && `- Only yours: ${names(extra)}.`,
      missing.length > 0 && `- Only theirs: ${names(missing.slice(0, 6))}.`,
      notCompared(subject),
      `(${charts.text})`,
    ],
    [game.title],
  );
};

const risks: Answer = (subject) => {
  const empty = nothing('risks', subject);
  if (empty) return empty;
  const { risk } = subject.request.idea.concept;
  const { mechanics, ids } = subject;
  const clash = mechanics.flatMap((a, at) =>
    mechanics.slice(at + 1).flatMap((b) => {
      const judged = judgePair(a, b);
      return judged?.verdict === 'clash'
        ? [`- ${entryName(a)} and ${lowerFirst(entryName(b))}: ${judged.reason}`]
        : [];
    }),
  );
  const listed = listRisks(ids, 4).map((one) => `- ${sentence(one.risk)} ${one.answer}`);
  const found = [...clash, ...listed].slice(0, 4);
  if (found.length === 0 && !risk) {
    return answer(
      'risks',
      ['I know none of its items, so any risk I named would be a guess.', notCompared(subject)],
      [],
    );
  }
  return answer(
    'risks',
    [
      risk && `You wrote: ${sentence(risk)}`,
      found.length > 0 && (risk ? 'Besides that:' : 'What is likeliest to go wrong:'),
      ...found,
      notCompared(subject),
    ],
    ids.slice(0, 4).map((id) => entryName(id)),
  );
};

const QUESTIONS: readonly [string, string][] = [
  ['pitch', 'Pitch: what would you say in one sentence?'],
  ['fantasy', 'Player fantasy: who does one get to be?'],
  ['setting', 'Setting: where does it happen, and what is odd about the place?'],
  ['audience', 'Audience: who plays it, and when in their day?'],
  ['monetization', 'Monetization: what is sold, and what never will be?'],
  ['artDirection', 'Art direction: how does one screenshot stand out?'],
  ['risk', 'Biggest risk: what would make you stop?'],
  ['firstTest', 'First test: what would you show six people on Friday?'],
];

const LASTING = ['collection-album', 'decorate-renovate', 'world-expansion', 'guilds', 'daily-quests'];

const missing: Answer = (subject) => {
  const { idea } = subject.request;
  const open = QUESTIONS.filter(([field]) => !idea.concept[field as keyof typeof idea.concept]).map(
    ([, text]) => `- ${text}`,
  );
  const loop = idea.concept.coreLoop;
  const lacking = (['moment', 'session', 'weeks'] as const).filter((step) => !loop?.[step]);
  const gap = idea.coreMechanics.length === 0 ? '- Core mechanics: there is none yet.' : undefined;
  const lasting = subject.meta.length === 0 && idea.metaElements.length === 0;
  const id = lasting ? LASTING[hashText(idea.name) % LASTING.length] : undefined;
  const text = id ? entryName(id) : '';
  const reply = answer(
    'missing',
    [
      open.length + lacking.length === 0 && !gap && !lasting
        ? 'Every field is filled and the lists have something in them. Nothing obvious is missing.'
        : 'Still open:',
      gap,
      lasting && '- Meta elements: nothing carries over from one day to the next.',
      lacking.length > 0 &&
        `- Core loop: the ${joinWords(lacking)} ${lacking.length === 1 ? 'is' : 'are'} not written down.`,
      ...open.slice(0, 5),
      open.length > 5 && `- and ${countNoun(open.length - 5, 'more field')}.`,
      id &&
        `One addition that would give people a reason to return: ${lowerFirst(text)}. It gives ${knownEntry(id)?.known.gives ?? ''}.`,
    ],
    [idea.name],
  );
  if (!id || idea.coreMechanics.length === 0) return reply;
  return {
    ...reply,
    updatedIdea: { ...copyItems(subject), metaElements: [...idea.metaElements, { content: text }] },
  };
};

const copyItems = ({ request: { idea } }: Subject): UpdatedIdea => ({
  name: idea.name,
  coreMechanics: idea.coreMechanics.map((item) => ({ ...item })),
  metaElements: idea.metaElements.map((item) => ({ ...item })),
});

const session: Answer = (subject) => {
  const empty = nothing('session', subject);
  if (empty) return empty;
  const { idea } = subject.request;
  const [lead, second] = subject.mechanics;
  const loop = idea.concept.coreLoop;
  const known = lead ? mechanicKnowledge[lead] : undefined;
  const first = idea.coreMechanics[0]?.content ?? '';
  const minutes = known?.minutes[0] ?? 3;
  const later = idea.coreMechanics.slice(2).map(({ content }) => quote(content, 50));
  return answer(
    'session',
    [
      `- First 30 seconds: ${sentence(loop?.moment || (known ? known.act : first))} No text, one thing to touch, and it can’t go wrong.`,
      `- By minute ${minutes}: ${known ? `the first ${known.beat}. It shows what this gives: ${known.gives}.` : 'one complete go, with an end the player can see coming.'}`,
      (loop?.session || second) &&
        `- Then: ${loop?.session ? sentence(loop.session) : `bring in ${lowerFirst(entryName(second ?? ''))}, once, with a reward on the spot.`}`,
      `- Before they leave: ${loop?.weeks ? sentence(loop.weeks) : idea.metaElements[0] ? `show ${quote(idea.metaElements[0].content, 60)} with its first step already done.` : 'one thing left unfinished. The idea doesn’t say yet what that is.'}`,
      later.length > 0 && `Leave for day two: ${joinWords(later)}.`,
    ],
    [first, ...subject.mechanics.slice(0, 2).map((id) => entryName(id))],
  );
};

/** The idea as the source of others. */
const asInput = ({ request: { idea } }: Subject): BrainstormInput => ({
  name: idea.name,
  mechanics: idea.coreMechanics.map(({ content }) => content),
  metaElements: idea.metaElements.map(({ content }) => content),
  pin: [...idea.coreMechanics, ...idea.metaElements].map(({ content }) => content),
});

const pitch: Answer = (subject) => {
  const empty = nothing('pitch', subject);
  if (empty) return empty;
  const { concept } = subject.request.idea;
  const constraint = concept.setting
    ? `in ${lowerFirst(concept.setting.split(/[.:]/, 1)[0] ?? '')}`
    : undefined;
  const made = [0, 1, 2].flatMap((seed) => {
    const { variants } = makeVariants({
      inputs: [asInput(subject)],
      seed,
      ...(constraint ? { constraint } : {}),
    });
    return variants.filter(({ axis }) => axis === 'setting').map((one) => one.pitch);
  });
  const fresh = [...new Set(made)].filter((text) => text !== concept.pitch);
  return answer(
    'pitch',
    [
      concept.pitch && `As it stands: ${concept.pitch}`,
      concept.pitch ? 'Other ways to say it:' : 'Three ways to say it:',
      ...fresh.slice(0, 3).map((text) => `- ${text}`),
      !concept.setting && 'The idea has no setting, so each of these tries another one.',
    ],
    [subject.request.idea.name],
  );
};

const fiveNames: Answer = ({ request: { idea, history } }) => {
  const text = `${idea.concept.setting ?? ''} ${idea.concept.pitch ?? ''} ${idea.coreMechanics.map(({ content }) => content).join(' ')}`;
  const said = history.map(({ content }) => content).join('\n');
  const places = findPlaces(text);
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
  return answer(
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

const retheme: Answer = (subject) => {
  const empty = nothing('retheme', subject);
  if (empty) return empty;
  const { request } = subject;
  const place =
    /\b(?:set it|re-?theme(?: it)?|theme it|setting|theme)\s+(?:to|in|on|as|into|aboard|around|:)\s*(.+?)[.!?]*$/i.exec(
      request.message,
    )?.[1];
  const constraint = place ? `set in ${place.replace(/^(?:in|on|to)\s+/i, '')}` : undefined;
  const seed = request.history.length;
  const [made] = makeVariants({
    inputs: [asInput(subject)],
    seed,
    ...(constraint ? { constraint } : {}),
  }).variants;
  if (!made) return answer('retheme', ['The idea has nothing that could be told in another place.'], []);
  const old = [...request.idea.coreMechanics, ...request.idea.metaElements];
  const told = new Map(
    [...made.coreMechanics, ...made.metaElements].flatMap(({ content, origin }) =>
      origin.from ? [[origin.from, content] as const] : [],
    ),
  );
  const list = (items: ChatRequest['idea']['coreMechanics']) =>
    items.map(({ id, content }) => ({ id, content: told.get(content) ?? content }));
  const kept = old.filter(({ content }) => !told.has(content) || told.get(content) === content).length;
  return {
    ...answer(
      'retheme',
      [
        `${made.name}: ${made.setting}`,
        made.pitch,
        kept > 0 &&
          `${countNoun(kept, 'item')} in your own words ${kept === 1 ? 'stays' : 'stay'} as written.`,
      ],
      [made.name],
    ),
    updatedIdea: {
      name: made.name,
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

export const ANSWERS: Record<Intent, Answer> = {
  similar,
  risks,
  compare,
  missing,
  session,
  pitch,
  names: fiveNames,
  retheme,
};
