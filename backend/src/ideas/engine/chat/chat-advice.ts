import { countNoun } from '../../../common/count-noun.js';
import { gameName, gamesNear, presence } from '../chart-facts.js';
import { type ChatContext, findNamedGames, findMeantItems, findNamedList } from './chat-context.js';
import { askWhich } from './chat-changes.js';
import { entryNames, itemNames, proposalLine, type Said } from './chat-say.js';
import { complements } from '../complements.js';
import { detectDirection } from '../directions.js';
import type { ItemKind } from '../engine.types.js';
import type { ChartingGame } from '../../../trends/trends.types.js';
import { type KnownEntry, knownEntry, mechanicKnowledge } from '../knowledge/knowledge.js';
import { entryName } from '../../../ai/taxonomy/taxonomy.js';
import { isMechanic } from '../pool.js';
import { joinWords, lowerFirst, quote, sameKey, sentence, shorten } from '../phrases.js';
import { pick, randomFrom } from '../random.js';

const OPEN_STARTS = [
  'merge-items',
  'tower-defence',
  'tile-tray-match',
  'horde-survival',
  'deck-building',
  'orders-service',
];

/** Two or three proposals that go with what is there and were not made before. */
export function suggest(context: ChatContext, round = 0): Said {
  const asked = detectDirection(context.message)?.direction;
  const wanted = findNamedList(context.message);
  const kinds: ItemKind[] = wanted
    ? wanted === 'coreMechanics'
      ? ['mechanic', 'mechanic', 'mechanic']
      : ['meta', 'meta', 'meta']
    : ['mechanic', 'meta', 'meta'];
  const random = randomFrom(context.seed + context.turn * 31 + round);
  const basis = context.ids.length > 0 ? context.ids : [...context.named];
  const start = basis.length === 0;
  const used = new Set(context.ids);
  const lines: string[] = [];
  const names: string[] = [];
  for (const kind of kinds) {
    const options = start
      ? OPEN_STARTS.filter((id) => kind === 'mechanic' && !used.has(id)).map((id) => ({
          id,
          ground: 'carries many themes',
          score: 1,
        }))
      : complements(basis, kind, used, context.request.charting).filter(({ id }) => suits(id, asked));
    const fresh = options.filter(({ id }) => textFor(id, context, asked) !== undefined);
    const next = fresh[Math.min(fresh.length - 1, Math.floor(random() * Math.min(4, fresh.length)))];
    const text = next && textFor(next.id, context, asked, random());
    if (!next || !text) continue;
    used.add(next.id);
    names.push(entryName(next.id));
    const told = presence(context.request.charting, next.id);
    const gives = knownEntry(next.id)?.known.gives ?? '';
    lines.push(
      proposalLine(
        lines.length + 1,
        text,
        kind,
        `${next.ground}; it gives ${gives}${told ? ` (charts: ${told})` : ''}.`,
      ),
    );
  }
  if (lines.length === 0) {
    return {
      intent: 'suggest',
      lines: [
        'Everything I know that goes with these items is in the idea or was proposed already. Removing the weakest item would help more than adding another one.',
      ],
      basis: itemNames(context),
    };
  }
  return {
    intent: 'suggest',
    lines: [
      start
        ? 'The idea is still empty, or I know none of its items. Three cores that carry many themes:'
        : `${['One thing', 'Two things', 'Three things'][lines.length - 1]} that would go with ${joinWords(entryNames(basis.slice(0, 2)))}:`,
      ...lines,
      'Say “add the second”, “all”, or “another one”.',
    ],
    basis: [...itemNames(context, 3), ...names],
  };
}

const WISHES: Partial<Record<string, readonly string[]>> = {
  monetise: ['monetisation'],
  retention: ['retention', 'progression', 'live-operations'],
  social: ['social'],
};
const suits = (id: string, asked: string | undefined): boolean => {
  const families = WISHES[asked ?? ''];
  const entry = knownEntry(id)?.entry;
  return !families || entry?.kind === 'mechanic' || families.includes(entry?.family ?? '');
};

function textFor(id: string, context: ChatContext, asked: string | undefined, roll = 0): string | undefined {
  const known = knownEntry(id)?.known;
  if (!known) return undefined;
  const texts =
    asked === 'casual' ? [known.casual] : asked === 'competitive' ? [known.rivalry] : [...known.variants];
  const open = texts.filter((text) => !context.said.includes(sameKey(text)));
  return open[Math.floor(roll * open.length)];
}

/** What an entry or an item is, what it needs and what goes wrong with it. */
export function explain(context: ChatContext): Said {
  const meant = findMeantItems(context);
  const game = findNamedGames(context)[0];
  const id = context.named[0] ?? meant.find(({ entry }) => entry)?.entry;
  if (!context.named[0] && game) return explainGame(context, game);
  const found = id ? knownEntry(id) : undefined;
  if (!found) {
    const item = meant[0];
    if (item) {
      return {
        intent: 'explain',
        lines: [
          `${quote(item.content, 200)} is in your own words; my taxonomy of mechanics has no entry for it, so I will not guess. Written as “who does what, and what is won”, I may recognise a part of it.`,
        ],
        basis: [quote(item.content, 40)],
      };
    }
    return askWhich('explain', context.items, 'explain');
  }
  const { entry, known } = found;
  const partners = complements(
    [entry.id],
    entry.kind === 'mechanic' ? 'meta' : 'mechanic',
    new Set(),
    context.request.charting,
  ).slice(0, 3);
  const told = presence(context.request.charting, entry.id, 2);
  const item = context.items.find((one) => one.entry === entry.id);
  return {
    intent: 'explain',
    lines: [
      `${entry.name}: ${lowerFirst(entry.definition)} It gives ${known.gives}.`,
      `It needs ${known.needs}. The usual failure: ${known.pitfall}.`,
      'minutes' in known
        ? `One go takes ${minutesText(known.minutes)}; it earns through ${known.money}.`
        : `It is felt ${known.pace}. Money: ${known.money}.`,
      ...(partners.length > 0
        ? [`It goes with ${joinWords(partners.map((one) => entryName(one.id)))}.`]
        : []),
      ...(told ? [sentence(`In the charts ${told}`)] : []),
      item
        ? `In your idea it stands as ${quote(item.content, 120)}.`
        : context.items.length > 0
          ? `It is not in your idea yet; as an item it could read: “${pick(known.variants, randomFrom(context.seed)) ?? ''}”.`
          : '',
    ].filter(Boolean),
    basis: [
      entry.name,
      ...(item ? [quote(item.content, 40)] : []),
      ...entryNames(partners.map((one) => one.id)),
    ],
  };
}

export const minutesText = ([from, to]: readonly [number, number]): string =>
  from === to ? countNoun(from, 'minute') : `${from} to ${to} minutes`;

function explainGame(context: ChatContext, game: ChartingGame): Said {
  const shared = game.items.filter((id) => context.ids.includes(id));
  return {
    intent: 'explain',
    lines: [
      `${gameName(game)} was analyzed as ${joinWords(entryNames(game.items.slice(0, 8))) || 'having no item I know'}.`,
      shared.length > 0
        ? `It shares ${joinWords(entryNames(shared))} with your idea.`
        : 'It shares nothing with your idea.',
    ],
    basis: [gameName(game), ...itemNames(context, 2)],
  };
}

/** Two entries against each other, or the idea against a charting game. */
export function compare(context: ChatContext): Said {
  const games = findNamedGames(context);
  if (games[0]) return compareGame(context, games[0]);
  const named = [...context.named, ...findMeantItems(context).flatMap(({ entry }) => entry ?? [])];
  const [a, b] = [...new Set(named)]
    .map(knownEntry)
    .filter((found): found is KnownEntry => found !== undefined);
  if (!a) {
    const near = gamesNear(context.request.charting, context.ids)[0];
    return {
      intent: 'compare',
      lines: [
        'Compare what with what? Name two mechanics or meta elements, or a charting game whose analysis exists.',
        ...(near ? [`For instance: compare my idea with ${quote(near.game.title)}.`] : []),
      ],
      basis: itemNames(context, 2),
    };
  }
  const other = b ?? firstOfKind(context, a);
  if (!other) {
    return {
      intent: 'compare',
      lines: [`Compare ${a.entry.name} with what? Name a second mechanic or meta element.`],
      basis: [a.entry.name],
    };
  }
  const rest = context.ids.filter((id) => id !== a.entry.id && id !== other.entry.id);
  return {
    intent: 'compare',
    lines: [
      `${a.entry.name} gives ${a.known.gives}; ${other.entry.name} gives ${other.known.gives}.`,
      `Cost: the first needs ${a.known.needs}. The second needs ${other.known.needs}.`,
      `Failure: ${a.known.pitfall} — against: ${other.known.pitfall}.`,
      ...('minutes' in a.known && 'minutes' in other.known
        ? [`Length of a go: ${minutesText(a.known.minutes)} against ${minutesText(other.known.minutes)}.`]
        : []),
      ...chartLine(context, a, other),
      verdict(a, other, rest),
    ],
    basis: [a.entry.name, other.entry.name, ...itemNames(context, 2)],
  };
}

const firstOfKind = (context: ChatContext, a: KnownEntry): KnownEntry | undefined =>
  context.ids
    .filter((id) => id !== a.entry.id && isMechanic(id) === (a.entry.kind === 'mechanic'))
    .map(knownEntry)[0];

function chartLine({ request: { charting } }: ChatContext, a: KnownEntry, b: KnownEntry): string[] {
  const [one, two] = [presence(charting, a.entry.id), presence(charting, b.entry.id)];
  return one && two ? [`Charts: ${a.entry.name}: ${one}. ${b.entry.name}: ${two}.`] : [];
}

function verdict(a: KnownEntry, b: KnownEntry, rest: readonly string[]): string {
  const score = ({ entry }: KnownEntry) =>
    complements(rest, entry.kind, new Set(), undefined).find(({ id }) => id === entry.id);
  const [one, two] = [score(a), score(b)];
  if (rest.length === 0 || (!one && !two))
    return 'Nothing else in the idea speaks for one of them; the cheaper one to test first is the better choice.';
  const better = (one?.score ?? 0) >= (two?.score ?? 0) ? { found: a, why: one } : { found: b, why: two };
  if ((one?.score ?? 0) === (two?.score ?? 0))
    return `Both fit the rest of the idea equally well: each ${better.why?.ground ?? ''}.`;
  return `For this idea ${better.found.entry.name} fits better: it ${better.why?.ground ?? ''}.`;
}

function compareGame(context: ChatContext, game: ChartingGame): Said {
  const shared = game.items.filter((id) => context.ids.includes(id));
  const missing = game.items.filter((id) => !context.ids.includes(id));
  const extra = context.items.filter(({ entry }) => !entry || !game.items.includes(entry));
  const loss =
    missing.map(knownEntry).find((found) => found?.entry.kind === 'mechanic') ?? knownEntry(missing[0] ?? '');
  return {
    intent: 'compare',
    lines: [
      `Against ${gameName(game)}:`,
      `- Both have ${joinWords(entryNames(shared)) || 'nothing in common that I know'}.`,
      `- Only the game has ${joinWords(entryNames(missing.slice(0, 6))) || 'nothing else'}.`,
      `- Only your idea has ${joinWords(extra.slice(0, 5).map(({ content }) => quote(content, 60))) || 'nothing of its own yet'}.`,
      extra.length === 0
        ? 'As it stands a player would call it the same game. One item must be something they do not have.'
        : loss
          ? `What their players would miss in yours: ${loss.entry.name}, which gives ${loss.known.gives}.`
          : 'It covers all the game has; the difference must be felt in the first minute.',
    ],
    basis: [gameName(game), ...itemNames(context, 3)],
  };
}

/** The nearest charting games by shared items. */
export function similar(context: ChatContext): Said {
  const { charting } = context.request;
  if (!charting || charting.games.length === 0) {
    return {
      intent: 'similar',
      lines: [
        charting && charting.charting > 0
          ? `${countNoun(charting.charting, 'game')} in the charts, but none of them is analyzed yet, so I can’t compare. Analyze some of the charting games first.`
          : 'There are no charts to compare with yet. Refresh the rankings, analyze some of the games, then ask again.',
      ],
      basis: itemNames(context),
    };
  }
  const near = gamesNear(charting, context.ids).slice(0, 4);
  const scope = `I looked at ${countNoun(charting.analysed, 'analyzed game')} of ${charting.charting} charting (${charting.scope}${charting.sample ? ', sample data' : ''}).`;
  if (near.length === 0) {
    return {
      intent: 'similar',
      lines: [
        `None of them shares two items with the idea. ${scope} That may mean a gap, or that the analyzed games are not the right ones.`,
      ],
      basis: itemNames(context),
    };
  }
  return {
    intent: 'similar',
    lines: [
      'Nearest in the charts:',
      ...near.map(({ game, shared }) => {
        const more = game.items.filter((id) => !shared.includes(id)).slice(0, 3);
        return `- ${gameName(game)}: shares ${joinWords(entryNames(shared.slice(0, 5)))}${more.length > 0 ? `; it also has ${joinWords(entryNames(more))}` : ''}.`;
      }),
      scope,
      `Ask “compare with ${shorten(near[0]?.game.title ?? '', 40)}” for what differs.`,
    ],
    basis: [...near.map(({ game }) => gameName(game)), ...itemNames(context, 2)],
  };
}

/** The mechanic everything starts from. */
export const findLead = (context: ChatContext) => {
  const id = context.cores[0];
  return id ? { id, known: mechanicKnowledge[id] } : undefined;
};
