import {
  ANSWER_LIMITS,
  type AssistAnswer,
  type AssistRequest,
  type BrainstormRequest,
  type ChatChunk,
  type ChatRequest,
  type GeneratedIdea,
  type UpdatedIdea,
} from '../engine.types.js';
import type { IdeaAssistant } from '../idea-assistant.types.js';
import type { ModelService } from '../../../ai/model.service.js';
import {
  ModelError,
  type ModelPrompt,
  type ModelSchema,
  type ModelValue,
  type StructuredAnswer,
  type StructuredCall,
} from '../../../ai/model.types.js';
import { cleanText } from '../../../ai/schema-value.js';
import { truncate } from '../../../common/text/truncate.js';
import { oneLine } from '../phrases.js';
import { hashText } from '../random.js';
import { readTable } from '../variants/read-table.js';
import { AXES, type Part, type Variants } from '../variants/variant.types.js';
import { AnswerText, isProse } from './answer-text.js';
import { askTwice } from './ask-twice.js';
import { ASSIST_SCHEMA, assistPrompt } from './assist-prompt.js';
import {
  BRAINSTORM_SCHEMA,
  brainstormPrompt,
  COMBINED_AXES,
  combinePrompt,
  variantsPrompt,
  variantsSchema,
} from './brainstorm-prompt.js';
import { readChangedIdea } from './changed-idea.js';
import { chatPrompt, IDEA_MARK } from './chat-prompt.js';
import { FigureFilter, SentFigures } from './figures.js';
import { sameText, toConcept, traceItems } from './idea-shape.js';
import { findIdeaFaults, findVariantFaults, mergeVariants, toVariants } from './model-variants.js';
import { PromptGuard } from './prompt-guard.js';

const LONGEST_SUGGESTION = 1_000;
/** Models that think before they write spend tokens of the answer on it. */
const TOKENS = { thought: 3_000, idea: 1_400 };
/** A cool model writes what comes to mind first, for every input the same. */
const INVENTIVE = 0.9;

/** An external model as an engine for ideas, asked for one person and within that person's quota. */
export class ModelIdeaAssistant implements IdeaAssistant {
  readonly id = 'openai';
  readonly version: string;

  constructor(
    private readonly models: ModelService,
    private readonly user: string,
  ) {
    this.version = models.model ?? 'none';
  }

  /** @throws ModelError, or the reason of an aborted signal */
  async brainstorm(request: BrainstormRequest, signal?: AbortSignal): Promise<GeneratedIdea> {
    const prompt = brainstormPrompt(request);
    const figures = new SentFigures(getSent(prompt));
    const maxTokens = TOKENS.thought + TOKENS.idea;
    const { value, model } = await this.callModel(
      { prompt, schema: BRAINSTORM_SCHEMA, maxTokens, temperature: INVENTIVE, signal },
      (answer) => findIdeaFaults(answer, request, figures),
    );
    const check = (text: string | null): string => figures.drop(oneLine(cleanText(text ?? '')));
    const made = [value.coreMechanics, value.metaElements].map((list) =>
      traceItems(list, request.inputs).map((item) => ({ ...item, content: check(item.content) })),
    );
    const [coreMechanics = [], metaElements = []] = made;
    const name = check(value.name);
    if (!name || coreMechanics.length === 0) throw unusableError();
    return {
      name,
      hook: check(value.pitch),
      concept: { pitch: check(value.pitch), ...toConcept(value, check) },
      coreMechanics: coreMechanics.map(({ content, origin }) => ({ content, origin })),
      metaElements: metaElements.map(({ content, origin }) => ({ content, origin })),
      choices: made.flat().map(({ content, origin, why }) => ({
        rule: origin.rule,
        item: content,
        from: origin.from ? `${origin.from} (${origin.inputName})` : 'the model',
        why: check(why),
      })),
      seed: request.seed ?? 0,
      engine: this.id,
      engineVersion: `${model}, prompt ${prompt.version}`,
    };
  }

  /** @throws ModelError, or the reason of an aborted signal */
  async makeVariants(request: BrainstormRequest, signal?: AbortSignal): Promise<Variants> {
    const wanted = AXES.slice(0, request.count ?? AXES.length);
    const prompt = variantsPrompt(request, wanted);
    const figures = new SentFigures(getSent(prompt));
    const maxTokens = TOKENS.thought + wanted.length * TOKENS.idea;
    const { value } = await this.callModel(
      { prompt, schema: variantsSchema(wanted), maxTokens, temperature: INVENTIVE, signal },
      (answer) => findVariantFaults(answer, request, figures, wanted),
      mergeVariants,
    );
    const variants = toVariants(value, request, figures, wanted);
    if (variants.length === 0) throw unusableError();
    const { clashes, left, notes } = readTable(request, { checksConstraint: true });
    const few = `The model gave ${variants.length} of ${wanted.length} variants that can be used.`;
    const bare = variants.flatMap(({ name, kept }) =>
      kept
        .filter(({ items }) => items.length === 0)
        .map(
          (source) => `“${name}” names no item of ${source.name}. Check whether it is still recognizable.`,
        ),
    );
    return {
      ...{ variants, clashes, left },
      notes: [...(variants.length < wanted.length ? [few] : []), ...bare, ...notes],
    };
  }

  /** One variant from parts of others. @throws ModelError, or the reason of an aborted signal */
  async combine(
    request: BrainstormRequest,
    parts: Readonly<Record<Part, string>>,
    signal?: AbortSignal,
  ): Promise<Variants> {
    const prompt = combinePrompt(request, parts);
    const figures = new SentFigures(getSent(prompt));
    const maxTokens = TOKENS.thought + TOKENS.idea;
    const { value } = await this.callModel(
      { prompt, schema: variantsSchema(COMBINED_AXES), maxTokens, temperature: INVENTIVE, signal },
      (answer) => findVariantFaults(answer, request, figures, COMBINED_AXES),
    );
    const [variant] = toVariants(value, request, figures, COMBINED_AXES);
    if (!variant) throw unusableError();
    return {
      ...readTable(request, { checksConstraint: true }),
      // The variant of an axis has the id that this one was given.
      variants: [{ ...variant, id: `combined-${hashText(JSON.stringify(variant))}`, axis: 'combined' }],
    };
  }

  /** @throws ModelError, or the reason of an aborted signal */
  async assist(request: AssistRequest, signal?: AbortSignal): Promise<AssistAnswer> {
    const prompt = assistPrompt(request);
    const figures = new SentFigures(getSent(prompt));
    const read = (texts: readonly string[]) =>
      listNewTexts(texts, request.item, (text) => figures.drop(text));
    const { value } = await this.callModel(
      { prompt, schema: ASSIST_SCHEMA, maxTokens: 2_000, temperature: INVENTIVE, signal },
      ({ suggestions }) => [
        ...(read(suggestions).length < ANSWER_LIMITS.suggestions
          ? ['Three suggestions are needed, each different from the others and from the present text.']
          : []),
        ...suggestions
          .flatMap((text) => figures.findUnknown(text))
          .map((claim) => `“${claim}” is not among the figures: leave it out.`),
      ],
    );
    const [suggestion, ...alternatives] = read(value.suggestions);
    if (suggestion === undefined) throw unusableError();
    const basis = value.basis.map(oneLine).filter((text) => text !== '');
    return { suggestion, alternatives, basis };
  }

  /** @throws ModelError, or the reason of an aborted signal */
  async *chat(request: ChatRequest, signal?: AbortSignal): AsyncGenerator<ChatChunk> {
    const prompt = chatPrompt(request);
    const answer = new AnswerText(getInstructions(prompt), IDEA_MARK);
    const figures = new SentFigures(getSent(prompt));
    const filter = new FigureFilter(figures);
    for await (const event of this.models.stream({ prompt, maxTokens: 3_000, user: this.user, signal })) {
      const read = event.type === 'token' ? answer.add(event.text) : answer.rest();
      const text = event.type === 'token' ? filter.add(read) : filter.add(read) + filter.rest();
      if (text) yield { type: 'token', text };
    }
    const content = figures.clean(answer.content);
    if (!isProse(content)) throw unusableError();
    const { appendix } = answer;
    const updatedIdea: UpdatedIdea | undefined =
      appendix === null ? undefined : readChangedIdea(appendix, request.idea, (text) => figures.drop(text));
    yield {
      type: 'done',
      answer: { content, updatedIdea, intent: 'model', basis: listNamed(content, request) },
    };
  }

  private async callModel<const S extends ModelSchema>(
    call: Omit<StructuredCall<S>, 'user' | 'signal'> & { signal: AbortSignal | undefined },
    findFaults: (value: ModelValue<S>) => string[],
    merge?: (first: ModelValue<S>, second: ModelValue<S>) => ModelValue<S>,
  ): Promise<StructuredAnswer<S>> {
    const answer = await askTwice(this.models, { ...call, user: this.user }, findFaults, merge);
    new PromptGuard(getInstructions(call.prompt)).check(answer.raw);
    return answer;
  }
}

/** Texts that differ from each other and from the one they may replace. */
function listNewTexts(texts: readonly string[], old: string, check: (text: string) => string): string[] {
  const usedTexts = new Set([sameText(old)]);
  return texts.flatMap((given) => {
    const bare = cleanText(given).replace(/^["“'](.*)["”']$/s, '$1');
    const text = truncate(check(bare), LONGEST_SUGGESTION).trim();
    if (text === '' || usedTexts.has(sameText(text))) return [];
    usedTexts.add(sameText(text));
    return [text];
  });
}

/** Items of the idea and games of the charts that an answer names. */
function listNamed(content: string, { idea, charting }: ChatRequest): string[] {
  const key = sameText(content);
  const names = [
    ...[...idea.coreMechanics, ...idea.metaElements].map((item) => item.content.split(':', 1)[0] ?? ''),
    ...(charting?.games.map(({ title }) => title) ?? []),
  ];
  const found = names.filter((name) => name.length > 3 && key.includes(sameText(name)));
  return [...new Set(found)].slice(0, 6);
}

/** Everything but the instructions: figures that stand in none of it were made up. */
const getSent = ({ messages }: ModelPrompt): string =>
  messages
    .slice(1)
    .map(({ content }) => content)
    .join('\n');
const getInstructions = ({ messages }: ModelPrompt): string => messages[0]?.content ?? '';
const unusableError = () =>
  new ModelError('invalid', 'The model gave an answer that cannot be used. Try again.');
