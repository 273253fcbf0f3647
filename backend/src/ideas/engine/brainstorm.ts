import { entryName, findEntry } from '../../ai/taxonomy/taxonomy.js';
import { complements } from './complements.js';
import { presence } from './chart-facts.js';
import type {
  BrainstormRequest,
  GeneratedIdea,
  IdeaChoice,
  IdeaRule,
  ItemKind,
  OriginItem,
} from './engine.types.js';
import type { Charting } from '../../trends/trends.types.js';
import { writeHook } from './hook.js';
import { ideaName } from './idea-name.js';
import { knownEntry, mechanicKnowledge } from './knowledge/knowledge.js';
import { isMechanic, type Pool, type PoolItem, buildPool } from './pool.js';
import { quote, sameKey, sentence, upperFirst } from './phrases.js';
import { hashText, pick, randomFrom, type Random, shuffle } from './random.js';
import { IDEA_ENGINE_VERSION } from './version.js';

const MOST_MECHANICS = 5;
const ENOUGH_MECHANICS = 3;
const ENOUGH_META = 3;
/** When no input names any mechanic: forms that carry many themes. */
const OPEN_MECHANICS = [
  'merge-items',
  'tile-tray-match',
  'horde-survival',
  'tower-defence',
  'deck-building',
  'sorting',
];

/** Everything the steps below write to. */
interface Draft {
  pool: Pool;
  random: Random;
  charting: Charting | undefined;
  mechanics: OriginItem[];
  meta: OriginItem[];
  choices: IdeaChoice[];
}

/**
 * Combines 1–3 inputs by four stated rules: keep the leading mechanic of each, twist two of them into one link, swap
 * one for a neighbour, and complement what none of the inputs has. Deterministic: the same inputs, attempt and charts
 * give the same idea; another attempt begins at another combination.
 * @throws RangeError without any input
 */
export function brainstorm(request: BrainstormRequest): GeneratedIdea {
  const pool = buildPool(request.inputs);
  if (pool.inputs.length === 0) throw new RangeError('At least one input is needed.');
  const attempt = Math.max(0, Math.floor(request.seed ?? 0));
  const basis = hashText(JSON.stringify(pool.inputs.map(toKey)));
  const seed = hashText(`${basis}/${attempt}`);
  const draft: Draft = {
    pool,
    random: randomFrom(seed),
    charting: request.charting,
    mechanics: [],
    meta: [],
    choices: [],
  };
  const leads = pickLeads(draft, randomFrom(basis), attempt);
  const cores = findCores(leads, draft);
  linkLeads(draft, leads, cores);
  swapOne(draft, leads, cores);
  fillMechanics(draft, cores);
  chooseMeta(draft, cores);
  const name = ideaName(
    cores,
    pool.inputs.map((input) => input.name),
    draft.random,
  );
  return {
    name,
    hook: writeHook(draft.mechanics, draft.meta, cores, draft.random),
    coreMechanics: draft.mechanics,
    metaElements: draft.meta,
    choices: draft.choices,
    seed,
    engine: 'built-in' as const,
    engineVersion: IDEA_ENGINE_VERSION,
  };
}

const toKey = (input: BrainstormRequest['inputs'][number]) => [
  input.name,
  input.type ?? null,
  input.sourceId ?? null,
  input.mechanics,
  input.metaElements,
];

/** One leading mechanic per input, kept in its own words. Attempts walk through the combinations in a fixed order. */
function pickLeads(draft: Draft, fixed: Random, attempt: number): PoolItem[] {
  const { pool } = draft;
  const leads: PoolItem[] = [];
  let step = attempt;
  pool.inputs.forEach((_, input) => {
    const own = shuffle(
      pool.mechanics.filter((item) => item.input === input),
      fixed,
    );
    // The first mentioned of an analysis is the most certain: it leads more often than its equals.
    const sure = own.filter((item) => isMechanic(item.id));
    const choices = sure.length > 0 ? sure : own;
    if (choices.length === 0) return;
    const free = choices.filter((item) => !leads.some((lead) => same(lead, item)));
    const list = free.length > 0 ? free : choices;
    const lead = list[step % list.length] as PoolItem;
    step = Math.floor(step / list.length) + (attempt > 0 ? 1 : 0);
    if (leads.some((other) => same(other, lead))) return;
    leads.push(lead);
    const shared = pool.mechanics.filter((item) => item.input !== input && same(item, lead));
    const inputName = quote(pool.inputs[input]?.name ?? '', 40);
    addMechanic(draft, 'keep', lead.text, lead, {
      from: `${quote(lead.text)} of ${inputName}`,
      why:
        shared.length > 0
          ? `All that was given has it in common: the ground both stand on${gives(lead.id)}`
          : `It carries ${inputName}${gives(lead.id)}${chart(draft, lead.id)}`,
    });
  });
  return leads;
}

const same = (a: PoolItem, b: PoolItem): boolean =>
  a.id !== undefined && b.id !== undefined ? a.id === b.id : sameKey(a.text) === sameKey(b.text);

/** Ids of the two mechanics that the idea links. The second comes from a rule when the inputs have only one. */
function findCores(leads: readonly PoolItem[], draft: Draft): string[] {
  const known = [...new Set(leads.flatMap(({ id }) => (isMechanic(id) ? [id] : [])))];
  const others = draft.pool.mechanics.flatMap(({ id }) =>
    isMechanic(id) && !known.includes(id) ? [id] : [],
  );
  if (known.length < 2) {
    const other = pick([...new Set(others)], draft.random);
    if (other) known.push(other);
  }
  if (known.length === 0) known.push(pick(OPEN_MECHANICS, draft.random) as string);
  while (known.length < 2) {
    const next = pick(
      complements(known, 'mechanic', new Set(known), draft.charting).slice(0, 5),
      draft.random,
    );
    known.push(next?.id ?? (OPEN_MECHANICS.find((id) => !known.includes(id)) as string));
  }
  return known;
}

/** TWIST: a success in one mechanic does something in the other. */
function linkLeads(draft: Draft, leads: readonly PoolItem[], cores: readonly string[]): void {
  const [first, second] = draft.random() < 0.5 ? [cores[0], cores[1]] : [cores[1], cores[0]];
  const one = mechanicKnowledge[first ?? ''];
  const other = mechanicKnowledge[second ?? ''];
  if (!one || !other || !first || !second) return;
  const lead = leads.find(({ id }) => id === first) ?? draft.pool.mechanics.find(({ id }) => id === first);
  const known = draft.pool.mechanics.some(({ id }) => id === second);
  addMechanic(draft, 'twist', `Each ${one.beat} ${other.reward}`, lead ?? null, {
    id: first,
    from: `${entryName(first)} × ${entryName(second)}`,
    why: known
      ? `The two cores stop being two games: what is won in ${entryName(first)} is spent in ${entryName(second)}`
      : `${entryName(second)} is no item of the inputs; it is the neighbour that gives ${entryName(first)} something to pay into: ${other.gives}`,
  });
  if (!known) {
    addMechanic(
      draft,
      'complement',
      other.variants[Math.floor(draft.random() * 3)] ?? entryName(second),
      null,
      {
        id: second,
        from: `goes with ${entryName(first)}`,
        why: `It gives ${other.gives}${chart(draft, second)}`,
      },
    );
  }
}

/**
 * SWAP: one further mechanic gives way to its neighbour that fits the new core. Where no neighbour fits, nothing is
 * swapped: a third game in one idea would be worse than a smaller idea.
 */
function swapOne(draft: Draft, leads: readonly PoolItem[], cores: readonly string[]): void {
  const left = draft.pool.mechanics.filter(
    (item) => isMechanic(item.id) && !leads.some((lead) => same(lead, item)) && !has(draft, item.id),
  );
  const given = new Set(draft.pool.mechanics.flatMap(({ id }) => id ?? []));
  const fits = new Set(complements(cores, 'mechanic', given, undefined).map(({ id }) => id));
  const options = [...left, ...leads].flatMap((out) =>
    (findEntry(out.id ?? '')?.related ?? [])
      .filter((into) => fits.has(into) && !has(draft, into))
      .map((into) => ({ out, into, spare: !leads.includes(out) })),
  );
  const spare = options.filter((option) => option.spare);
  const chosen = pick(spare.length > 0 ? spare : leads.length > 1 ? options : [], draft.random);
  const known = chosen && mechanicKnowledge[chosen.into];
  if (!chosen || !known) return;
  const { out, into } = chosen;
  const inputName = quote(draft.pool.inputs[out.input]?.name ?? '', 40);
  const ground = chosen.spare
    ? `${entryName(into)} takes the place of ${entryName(out.id ?? '')}, its neighbour, because it fits the new core`
    : `A step beside ${entryName(out.id ?? '')}, which stays: ${entryName(into)} is its neighbour and fits the new core`;
  addMechanic(draft, chosen.spare ? 'swap' : 'complement', pick(known.variants, draft.random) ?? '', out, {
    id: into,
    from: `${quote(out.text)} of ${inputName}`,
    why: `${ground}; it gives ${known.gives}${chart(draft, into)}`,
  });
}

/** Fills up to three mechanics, first from what the inputs still have and fits the core, then with what goes with it. */
function fillMechanics(draft: Draft, cores: readonly string[]): void {
  const fits = new Set(complements(cores, 'mechanic', new Set(), undefined).map(({ id }) => id));
  // The core itself may still be missing, and words nobody knows are the analyst's: both stay.
  const rest = shuffle(draft.pool.mechanics, draft.random).filter(
    ({ id }) => id === undefined || cores.includes(id) || fits.has(id),
  );
  for (const item of rest) {
    if (draft.mechanics.length >= ENOUGH_MECHANICS) break;
    if (item.id !== undefined && has(draft, item.id)) continue;
    addMechanic(draft, 'keep', item.text, item, {
      from: `${quote(item.text)} of ${quote(draft.pool.inputs[item.input]?.name ?? '', 40)}`,
      why: `It is kept as it was written${gives(item.id)}`,
    });
  }
  const used = new Set(cores);
  while (draft.mechanics.length < ENOUGH_MECHANICS) {
    for (const { origin } of draft.mechanics) if (origin.taxonomyId) used.add(origin.taxonomyId);
    const found = complements(cores, 'mechanic', used, draft.charting);
    const next = pick(found.slice(0, 4), draft.random);
    if (!next) break;
    used.add(next.id);
    const known = mechanicKnowledge[next.id];
    addMechanic(draft, 'complement', pick(known?.variants ?? [], draft.random) ?? entryName(next.id), null, {
      id: next.id,
      from: next.ground,
      why: `Nothing else that was given fits the core, so a mechanic is added that does; it gives ${known?.gives ?? 'the core something to do'}${chart(draft, next.id)}`,
    });
  }
}

/** Meta elements: keep the best fitting, twist another onto the core, then complement what is missing. */
function chooseMeta(draft: Draft, cores: readonly string[]): void {
  const own = shuffle(draft.pool.meta, draft.random);
  const fitting = [...own].sort((a, b) => fit(b.id, cores) - fit(a.id, cores));
  const kept = fitting[0];
  if (kept) {
    const fits = kept.id && fit(kept.id, cores) > 0;
    addMeta(draft, 'keep', kept.text, kept, {
      from: describeSource(draft, kept),
      why: `${fits ? 'It fits the new core best of all that was given' : 'It comes along unchanged so that the idea keeps a known frame'}${gives(kept.id)}`,
    });
  }
  // What is sold can be linked to play, but what is played for makes the better link.
  const playful = [...own].sort((a, b) => Number(isSold(a.id)) - Number(isSold(b.id)));
  const twisted =
    playful.find(
      (item) =>
        item !== kept &&
        item.id &&
        !has(draft, item.id) &&
        knownEntry(item.id) &&
        (!kept || item.input !== kept.input),
    ) ?? playful.find((item) => item !== kept && item.id && !has(draft, item.id));
  const known = twisted?.id ? knownEntry(twisted.id) : undefined;
  const beat = mechanicKnowledge[cores[0] ?? '']?.beat;
  if (twisted?.id && known && beat) {
    const link = draft.random() < 0.5;
    addMeta(
      draft,
      'twist',
      link ? `Each ${beat} ${known.known.reward}` : (pick(known.known.variants, draft.random) ?? ''),
      twisted,
      {
        id: twisted.id,
        from: describeSource(draft, twisted),
        why: link
          ? `${entryName(twisted.id)} is paid by the core itself, so that both grow together`
          : `${entryName(twisted.id)} stays in purpose (${known.known.gives}) but changes its shape`,
      },
    );
  }
  const used = new Set(draft.pool.meta.flatMap(({ id }) => id ?? []));
  while (draft.meta.length < ENOUGH_META) {
    for (const { origin } of draft.meta) if (origin.taxonomyId) used.add(origin.taxonomyId);
    const found = complements(cores, 'meta', used, draft.charting);
    const next = pick(found.slice(0, 5), draft.random);
    if (!next) break;
    used.add(next.id);
    const entry = knownEntry(next.id);
    addMeta(
      draft,
      'complement',
      pick(entry?.known.variants ?? [], draft.random) ?? entryName(next.id),
      null,
      {
        id: next.id,
        from: next.ground,
        why: `None of the inputs has ${entryName(next.id)}; it gives ${entry?.known.gives ?? 'a longer goal'}${chart(draft, next.id)}`,
      },
    );
  }
}

const isSold = (id: string | undefined): boolean =>
  ['monetisation', 'access'].includes(knownEntry(id ?? '')?.entry.family ?? '');

const fit = (id: string | undefined, cores: readonly string[]): number =>
  id ? (complements(cores, 'meta', new Set(), undefined).find((one) => one.id === id)?.score ?? 0) : 0;

const describeSource = (draft: Draft, item: PoolItem): string =>
  `${quote(item.text)} of ${quote(draft.pool.inputs[item.input]?.name ?? '', 40)}`;

const gives = (id: string | undefined): string => {
  const known = id ? knownEntry(id)?.known : undefined;
  return known ? `; it gives ${known.gives}` : '';
};

const chart = (draft: Draft, id: string | undefined): string => {
  const told = id ? presence(draft.charting, id) : undefined;
  return told ? `. In the charts${draft.charting?.sample ? ' (sample data)' : ''} ${told}` : '';
};

const has = (draft: Draft, id: string | undefined): boolean =>
  [...draft.mechanics, ...draft.meta].some(
    ({ origin }) => id !== undefined && origin.rule !== 'twist' && origin.taxonomyId === id,
  );

interface Told {
  /** Entry of the new item when it is not that of the source. */
  id?: string;
  from: string;
  why: string;
}

const addMechanic = (
  draft: Draft,
  rule: IdeaRule,
  text: string,
  source: PoolItem | null,
  told: Told,
): void => {
  if (draft.mechanics.length < MOST_MECHANICS) add(draft, 'mechanic', rule, text, source, told);
};

const addMeta = (draft: Draft, rule: IdeaRule, text: string, source: PoolItem | null, told: Told): void =>
  add(draft, 'meta', rule, text, source, told);

function add(
  draft: Draft,
  kind: ItemKind,
  rule: IdeaRule,
  text: string,
  source: PoolItem | null,
  { id, from, why }: Told,
): void {
  const content = upperFirst(text);
  const all = [...draft.mechanics, ...draft.meta];
  if (!content || all.some((item) => sameKey(item.content) === sameKey(content))) return;
  const input = source && draft.pool.inputs[source.input];
  (kind === 'mechanic' ? draft.mechanics : draft.meta).push({
    content,
    origin: {
      rule,
      input: source?.input ?? null,
      inputName: input?.name ?? null,
      sourceId: input?.sourceId ?? null,
      from: source?.text ?? null,
      taxonomyId: id ?? source?.id ?? null,
    },
  });
  draft.choices.push({ rule, item: content, from, why: sentence(why) });
}
