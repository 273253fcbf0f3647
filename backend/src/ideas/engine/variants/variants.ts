import type { BrainstormRequest, GeneratedIdea, IdeaChoice, OriginItem } from '../engine.types.js';
import { judgePair } from '../knowledge/compatible.js';
import { hashText } from '../random.js';
import { IDEA_ENGINE_VERSION } from '../version.js';
import { isLoose } from './link.js';
import { countPhrases, listPhrases } from './repeats.js';
import { planVariants, type Recipe } from './recipe.js';
import { readTable, type Table } from './read-table.js';
import { writeVariant } from './write-variant.js';
import { type Axis, type Part, type Variant, type Variants } from './variant.types.js';

/** Five variants to choose from. Pure: the same request gives the same answer. @param table what was read of it, to read it once for many seeds */
export function makeVariants(request: BrainstormRequest, table: Table = readTable(request)): Variants {
  const { sources, clashes, left, notes } = table;
  const recipes = planVariants(table, request.seed ?? 0);
  const nothing = recipes.length === 0 ? ['Add a mechanic, a meta element or a sentence of your own.'] : [];
  return {
    variants: recipes.map((recipe) => writeVariant(recipe, sources)),
    ...{ clashes, left, notes: [...notes, ...nothing] },
  };
}

/** One variant from parts of others of the same inputs. @returns undefined when an id names none */
export function combineVariants(
  request: BrainstormRequest,
  parts: Readonly<Record<Part, string>>,
): Variant | undefined {
  const table = readTable(request);
  const find = (id: string): Recipe | undefined =>
    planVariants(table, Number(id.split('-')[0]))[Number(id.split('-')[1])];
  const [place, choice, pressure, reward] = [parts.setting, parts.choice, parts.pressure, parts.reward].map(
    find,
  );
  if (!place || !choice || !pressure || !reward) return undefined;
  const { setting } = place;
  const isPlaced = setting.where !== '';
  const name = place.isPlaced ? place.name : choice.name;
  const recipe = {
    ...choice,
    setting,
    isPlaced,
    name,
    risk: pressure.risk,
    reward: reward.reward,
    meta: reward.meta,
  };
  const id = [parts.setting, parts.choice, parts.pressure, parts.reward].join('+');
  return { ...writeVariant({ ...recipe, id }, table.sources), axis: 'combined' };
}

/** What one idea at once differs in, try after try: a new place is the plainest difference; what is sold has a field of its own. */
const ORDER: readonly Axis[] = ['setting', 'coreTwist', 'progression'];

const UNPLACED = ORDER.filter((axis) => axis !== 'setting');

/** One idea at once, of the same make: each try takes another axis and another place. */
export function brainstorm(request: BrainstormRequest): GeneratedIdea {
  const seed = request.seed ?? 0;
  const start = hashText(request.inputs.map(({ name }) => name).join('|'));
  const table = readTable(request);
  // A place that nothing of the sources asks for is no good idea by itself.
  const axes = request.constraint || table.places.length > 0 ? ORDER : UNPLACED;
  const axis = axes[(start + seed) % axes.length] ?? 'setting';
  const variant = chooseFresh(request, table, axis, axes);
  if (!variant) throw new Error('These inputs bring nothing to make an idea of.');
  const { name, coreMechanics, metaElements } = variant;
  const concept = pickConcept(variant);
  return {
    ...{ name, coreMechanics, metaElements, seed },
    hook: concept.pitch ?? variant.pitch,
    concept,
    choices: listChoices(variant),
    engine: 'built-in',
    engineVersion: IDEA_ENGINE_VERSION,
  };
}

/** An idea with a phrase that so many of the designer's ideas have gives way to another. */
const OFTEN = 4;
/** A rule that joins any two says less than one of its own. */
const LOOSENESS = 0.5;
/** Attempts to look through for one, far from those that are asked for one after another. */
const ATTEMPTS = [0, 1_001, 2_002, 3_003, 4_004, 5_005];

/** The first variant that says nothing often said, of the axis where there is one; else the one that says the least of it. */
function chooseFresh(
  request: BrainstormRequest,
  table: Table,
  axis: Axis,
  axes: readonly Axis[],
): Variant | undefined {
  const counts = countPhrases(request.own ?? []);
  let best: { variant: Variant; cost: number } | undefined;
  for (const attempt of ATTEMPTS) {
    const { variants } = makeVariants({ ...request, seed: (request.seed ?? 0) + attempt }, table);
    const wanted = variants.filter((one) => axes.some((other) => other === one.axis));
    for (const variant of wanted.sort((a, b) => Number(b.axis === axis) - Number(a.axis === axis))) {
      const phrases = listPhrases({ name: variant.name, concept: variant });
      const heard = [...phrases].reduce(
        (sum, phrase) => sum + Math.max(0, (counts.get(phrase) ?? 0) - OFTEN + 1),
        0,
      );
      const cost = heard + (isLoose(variant.why) ? LOOSENESS : 0);
      if (cost === 0) return variant;
      if (!best || cost < best.cost) best = { variant, cost };
    }
  }
  return best?.variant;
}

const pickConcept = (variant: Variant): GeneratedIdea['concept'] => {
  const { fantasy, setting, audience, coreLoop, monetization } = variant;
  const { artDirection, comparables, risk, firstTest } = variant;
  // Beside others the pitch says what differs; alone it leaves the weeks to their field.
  const pitch = variant.pitch.replace(` ${coreLoop.weeks}`, '');
  return {
    ...{ pitch, fantasy, setting, audience, coreLoop, monetization },
    ...{ artDirection, comparables, risk, firstTest },
  };
};

/** Where each item comes from and why it is there. */
function listChoices({ coreMechanics, metaElements, why }: Variant): IdeaChoice[] {
  const ids = coreMechanics.map(({ origin }) => origin.taxonomyId);
  const judged = ids[0] && ids[1] ? judgePair(ids[0], ids[1]) : undefined;
  const [first] = coreMechanics;
  const explain = ({ origin }: OriginItem, at: number): string => {
    if (at === 0 && why) return why;
    if (origin.input === null) return judged?.reason ?? 'It gives the first item something to work for.';
    if (at === 1 && judged?.verdict === 'fit') return judged.reason;
    return origin.taxonomyId || origin.sourceId ? 'Kept from its source.' : 'Your own words, unchanged.';
  };
  const toChoice = (item: OriginItem, at: number): IdeaChoice => ({
    rule: item.origin.rule,
    item: item.content,
    from: item.origin.from
      ? `${item.origin.from} (${item.origin.inputName ?? ''})`
      : `goes with ${first?.origin.from ?? 'the first item'}`,
    why: explain(item, at),
  });
  return [
    ...coreMechanics.map(toChoice),
    ...metaElements.map((item) => ({ ...toChoice(item, 2), why: 'Kept from its source.' })),
  ];
}
