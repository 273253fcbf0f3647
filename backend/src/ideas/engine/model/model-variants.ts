import type { ModelValue } from '../../../ai/model.types.js';
import type { BrainstormRequest, OriginItem } from '../engine.types.js';
import { oneLine, sameKey, sentence } from '../phrases.js';
import { readConstraint } from '../variants/constraint.js';
import { type Source, readSources } from '../variants/sources/sources.js';
import { listComparables } from '../variants/write-variant.js';
import type { Axis, Variant } from '../variants/variant.types.js';
import { AXES } from '../variants/variant.types.js';
import type { variantsSchema } from './brainstorm-prompt.js';
import type { SentFigures } from './figures.js';
import { CONCEPT_SHAPE, toConcept, traceItems } from './idea-shape.js';

export type MadeVariants = ModelValue<ReturnType<typeof variantsSchema>>;
type MadeVariant = MadeVariants['variants'][number];

const LONGEST_PITCH = 240;

/** A single variant says no axis: it stands for the one that was asked for. */
const axisFor = ({ axis }: MadeVariant, [only = 'setting']: readonly Axis[]): Axis => axis ?? only;

/** What a model's variants lack, in words that it can put right. */
export function findVariantFaults(
  { variants }: MadeVariants,
  request: BrainstormRequest,
  figures: SentFigures,
  axes: readonly Axis[] = AXES,
): string[] {
  const missing = axes.filter((axis) => !variants.some((one) => axisFor(one, axes) === axis));
  const [only] = axes.length === 1 ? axes : [];
  return [
    ...(missing.length > 0
      ? [only ? 'There is no variant.' : `There is no variant for the axis ${missing.join(', ')}.`]
      : []),
    ...variants.flatMap((variant) =>
      findIdeaFaults(variant, request, figures).map((fault) =>
        only ? fault : `Variant ${axisFor(variant, axes)}: ${fault}`,
      ),
    ),
  ];
}

/** A model that is asked for the whole again often gives only what it mended: the others stay. */
export const mergeVariants = (first: MadeVariants, second: MadeVariants): MadeVariants => ({
  variants: [
    ...second.variants,
    ...first.variants.filter(({ axis }) => !second.variants.some((one) => one.axis === axis)),
  ].sort((a, b) => AXES.indexOf(axisFor(a, AXES)) - AXES.indexOf(axisFor(b, AXES))),
});

type MadeIdea = Pick<MadeVariant, 'name' | 'coreMechanics' | 'metaElements' | keyof typeof CONCEPT_SHAPE> & {
  pitch: string;
};

/** What one made idea lacks: a name, a source, the designer's own words, or figures that were sent. */
export function findIdeaFaults(idea: MadeIdea, request: BrainstormRequest, figures: SentFigures): string[] {
  const { inputs, constraint } = request;
  const sources = readSources(inputs, readConstraint(constraint));
  const traced = traceItems([...idea.coreMechanics, ...idea.metaElements], inputs);
  const texts = Object.values(idea).filter((value) => typeof value === 'string');
  const unknown = [...texts, ...traced.map(({ content }) => content)].flatMap((text) =>
    figures.findUnknown(text),
  );
  return [
    ...(oneLine(idea.name) ? [] : ['the name is empty.']),
    ...(oneLine(idea.pitch) ? [] : ['the pitch is empty.']),
    ...(idea.pitch.length > LONGEST_PITCH
      ? [`the pitch has ${idea.pitch.length} characters; at most 240.`]
      : []),
    ...listEmptyFields(idea),
    ...(idea.coreMechanics.length > 0 ? [] : ['there is no core mechanic.']),
    ...listAbsentSources(sources, traced).map(
      ({ name }) => `no item comes from “${name}”: take its core and name the item in “from”, word for word.`,
    ),
    ...listLostWords(sources, traced).map(
      (text) => `the designer’s words “${text}” must stand word for word as a core mechanic.`,
    ),
    ...unknown.map((claim) => `“${claim}” is not among the figures: leave it out.`),
  ];
}

function listEmptyFields(idea: MadeIdea): string[] {
  const fields = Object.keys(CONCEPT_SHAPE) as (keyof typeof CONCEPT_SHAPE)[];
  const empty = fields.filter((field) => !oneLine(idea[field] ?? ''));
  return empty.length > 0 ? [`nothing is written in ${empty.join(', ')}.`] : [];
}

const listAbsentSources = (sources: readonly Source[], items: readonly OriginItem[]): Source[] =>
  sources.filter(
    ({ input, mechanics, meta }) =>
      mechanics.length + meta.length > 0 && !items.some(({ origin }) => origin.input === input),
  );

/** The first words of one's own of each source. */
const listLostWords = (sources: readonly Source[], items: readonly OriginItem[]): string[] =>
  sources.flatMap(({ mechanics: [first] }) =>
    first &&
    !first.id &&
    !first.quoted &&
    !items.some(({ content }) => sameKey(content).includes(sameKey(first.text)))
      ? [first.text]
      : [],
  );

/** A model's variants as the screens take them; those without name, pitch or core are left out. */
export function toVariants(
  { variants }: MadeVariants,
  request: BrainstormRequest,
  figures: SentFigures,
  axes: readonly Axis[] = AXES,
): Variant[] {
  const sources = readSources(request.inputs, readConstraint(request.constraint));
  const usedAxes = new Set<string>();
  return variants.flatMap((draft) => {
    const axis = axisFor(draft, axes);
    const variant = toVariant({ ...draft, axis }, request, sources, figures);
    const { name, pitch, coreMechanics } = variant;
    if (!name || !pitch || coreMechanics.length === 0 || usedAxes.has(variant.axis)) return [];
    usedAxes.add(variant.axis);
    return [variant];
  });
}

function toVariant(
  made: MadeVariant & { axis: Axis },
  { inputs, seed = 0 }: BrainstormRequest,
  sources: readonly Source[],
  figures: SentFigures,
): Variant {
  const check = (text: string | null): string => figures.drop(oneLine(text ?? ''));
  const trace = (items: MadeVariant['coreMechanics']): OriginItem[] =>
    traceItems(items, inputs).map(({ content, origin }) => ({ content: check(content), origin }));
  const coreMechanics = trace(made.coreMechanics);
  const metaElements = trace(made.metaElements);
  const sourceItems = sources.map(({ name, input }) => ({
    ...{ source: input, name },
    items: [...coreMechanics, ...metaElements].flatMap(({ origin }) =>
      origin.input === input && origin.from ? [origin.from] : [],
    ),
  }));
  const concept = toConcept(made, check);
  const [choice, pressure, reward] = [check(made.choice), check(made.pressure), check(made.reward)];
  return {
    id: `${seed}-${AXES.indexOf(made.axis)}`,
    axis: made.axis,
    name: check(made.name),
    pitch: check(made.pitch),
    ...concept,
    comparables: listComparables(sources, sourceItems),
    why: sentence(`${describeChoice(choice)}; ${pressure}, and ${reward}`),
    parts: { setting: firstSentence(concept.setting), choice, pressure, reward },
    ...{ coreMechanics, metaElements, kept: sourceItems },
  };
}

/** “You decide when to leave”; what is no such clause is named instead. */
function describeChoice(choice: string): string {
  const bare = choice.replace(/^you (?:choose|decide) /i, '');
  return /^(?:if|how|to|between|wh(?:at|en|ere|ich|o|om|ose|ether|y))\b/i.test(bare)
    ? `You decide ${bare}`
    : `The choice: ${bare}`;
}

const firstSentence = (text: string): string => text.split(/(?<=[.!?])\s/, 1)[0] ?? '';
