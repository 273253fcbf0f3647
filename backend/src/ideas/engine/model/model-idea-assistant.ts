import type {
  AssistAnswer,
  AssistChunk,
  AssistRequest,
  BrainstormInput,
  BrainstormRequest,
  ChatChunk,
  ChatRequest,
  GeneratedIdea,
  IdeaAssistant,
  IdeaView,
  OriginItem,
  UpdatedIdea,
} from '../engine.types.js';
import type { ModelService } from '../../../ai/model.service.js';
import {
  ModelError,
  type ModelPrompt,
  type ModelSchema,
  type ModelValue,
  type StructuredAnswer,
  type StructuredCall,
} from '../../../ai/model.types.js';
import { ASSIST_SCHEMA, assistPrompt } from './assist-prompt.js';
import { BRAINSTORM_SCHEMA, brainstormPrompt } from './brainstorm-prompt.js';
import { CHANGED_IDEA_SCHEMA, chatPrompt, IDEA_MARK } from './chat-prompt.js';
import { FigureFilter, removeUnknownFigures } from './figures.js';
import { clip, itemRefs } from './idea-data.js';
import { PromptGuard } from './prompt-guard.js';
import { cleanText, jsonIn, readBySchema, SchemaError } from '../../../ai/schema-value.js';
import { AnswerText, isProse } from './answer-text.js';
import { truncate } from '../../../common/truncate.js';

type MadeItem = ModelValue<typeof BRAINSTORM_SCHEMA>['coreMechanics'][number];
type ChangedItem = NonNullable<ModelValue<typeof CHANGED_IDEA_SCHEMA>['coreMechanics']>[number];

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
    const { value, raw, model } = await this.askTwice({
      ...{ prompt, schema: BRAINSTORM_SCHEMA, maxTokens: 3_000, user: this.user, signal },
    });
    createGuard(prompt).check(raw);
    const checked = (text: string | null): string =>
      removeUnknownFigures(oneLine(text ?? ''), getSent(prompt));
    const made = [value.coreMechanics, value.metaElements].map((list) =>
      dropRepeats(list).map((item) => ({ ...item, ...findOrigin(item, request.inputs) })),
    ) as [Traced[], Traced[]];
    const [coreMechanics, metaElements] = made;
    const name = oneLine(value.name);
    if (!name || coreMechanics.length === 0) throw unusableError();
    return {
      name,
      hook: checked(value.hook),
      concept: {
        pitch: checked(value.hook),
        fantasy: checked(value.fantasy),
        setting: checked(value.setting),
        audience: checked(value.audience),
        coreLoop: {
          moment: checked(value.moment),
          session: checked(value.session),
          weeks: checked(value.weeks),
        },
        monetization: checked(value.monetization),
        artDirection: checked(value.artDirection),
        risk: checked(value.risk),
        firstTest: checked(value.firstTest),
      },
      coreMechanics: coreMechanics.map(({ content, origin }) => ({ content, origin })),
      metaElements: metaElements.map(({ content, origin }) => ({ content, origin })),
      choices: made.flat().map(({ content, origin, why }) => ({
        rule: origin.rule,
        item: content,
        from: origin.from ? `${origin.from} (${origin.inputName})` : 'the model',
        why: checked(why),
      })),
      seed: request.seed ?? 0,
      engine: this.id,
      engineVersion: `${model}, prompt ${prompt.version}`,
    };
  }

  /** An answer of the wrong shape is asked for once more, with what was wrong. */
  private async askTwice<const S extends ModelSchema>(call: StructuredCall<S>): Promise<StructuredAnswer<S>> {
    try {
      return await this.models.structured(call);
    } catch (error) {
      if (!(error instanceof ModelError) || error.kind !== 'invalid') throw error;
      const { prompt } = call;
      const again =
        'Your last answer could not be read. Answer with the JSON object alone, with every field.';
      const messages = [...prompt.messages, { role: 'user' as const, content: again }];
      return this.models.structured({ ...call, prompt: { ...prompt, messages } });
    }
  }

  /** @throws ModelError, or the reason of an aborted signal */
  async assist(request: AssistRequest, signal?: AbortSignal): Promise<AssistAnswer> {
    const prompt = assistPrompt(request, false);
    const { value, raw } = await this.askTwice({
      ...{ prompt, schema: ASSIST_SCHEMA, maxTokens: 800, user: this.user, signal },
    });
    createGuard(prompt).check(raw);
    return {
      suggestion: newText(removeUnknownFigures(value.suggestion, getSent(prompt)), request.item),
      alternatives: [],
      basis: value.basis.map(oneLine).filter((text) => text !== ''),
    };
  }

  /** The suggestion as it is written. @throws ModelError, or the reason of an aborted signal */
  async *assistStream(request: AssistRequest, signal?: AbortSignal): AsyncGenerator<AssistChunk> {
    const prompt = assistPrompt(request, true);
    const answer = new AnswerText(getInstructions(prompt));
    for await (const event of this.models.stream({ prompt, maxTokens: 600, user: this.user, signal })) {
      const text = event.type === 'token' ? answer.add(event.text) : answer.rest();
      if (text) yield { type: 'token', text };
    }
    yield {
      type: 'done',
      answer: { suggestion: newText(answer.content, request.item), alternatives: [], basis: [] },
    };
  }

  /** @throws ModelError, or the reason of an aborted signal */
  async *chat(request: ChatRequest, signal?: AbortSignal): AsyncGenerator<ChatChunk> {
    const prompt = chatPrompt(request);
    const answer = new AnswerText(getInstructions(prompt), IDEA_MARK);
    const figures = new FigureFilter(getSent(prompt));
    for await (const event of this.models.stream({ prompt, maxTokens: 3_000, user: this.user, signal })) {
      const read = event.type === 'token' ? answer.add(event.text) : answer.rest();
      const text = event.type === 'token' ? figures.add(read) : figures.add(read) + figures.rest();
      if (text) yield { type: 'token', text };
    }
    const { appendix } = answer;
    const content = removeUnknownFigures(answer.content, getSent(prompt));
    if (!isProse(content)) throw unusableError();
    const updatedIdea = appendix === null ? undefined : changedIdea(appendix, request.idea);
    yield { type: 'done', answer: { content, updatedIdea, intent: 'model', basis: [] } };
  }
}

type Traced = MadeItem & OriginItem;

/** What the model says of an origin holds only when the input really has that item. */
function findOrigin(item: MadeItem, inputs: readonly BrainstormInput[]): Pick<OriginItem, 'origin'> {
  const input = item.input === null ? undefined : inputs[item.input - 1];
  const claimed = sameText(item.from ?? '');
  const from = [...(input?.mechanics ?? []), ...(input?.metaElements ?? [])].find(
    (text) => sameText(clip(text)) === claimed || sameText(text) === claimed,
  );
  if (!input || from === undefined) {
    const origin = { rule: 'complement' as const, input: null, inputName: null, sourceId: null, from: null };
    return { origin: { ...origin, taxonomyId: null } };
  }
  return {
    origin: {
      rule: item.rule,
      input: inputs.indexOf(input),
      inputName: input.name,
      sourceId: input.sourceId ?? null,
      from,
      taxonomyId: null,
    },
  };
}

function dropRepeats(items: readonly MadeItem[]): MadeItem[] {
  const seen = new Set<string>();
  return items.filter(({ content }) => {
    const key = sameText(content);
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The idea that the model proposes; items keep their ids by the short names they were shown with. */
function changedIdea(appendix: string, idea: IdeaView): UpdatedIdea {
  try {
    const value = readBySchema(CHANGED_IDEA_SCHEMA, jsonIn(appendix));
    const refs = itemRefs(idea);
    const list = (
      items: ChangedItem[] | null,
      old: IdeaView['coreMechanics'],
    ): UpdatedIdea['coreMechanics'] =>
      items?.flatMap(({ ref, content }) => {
        const known = ref === null ? undefined : refs.get(ref);
        // Long texts were shown cut off: given back so, they stay whole.
        const kept =
          content === null || (known && content === clip(known.content)) ? known?.content : content;
        return kept ? [{ ...(known ? { id: known.id } : {}), content: kept }] : [];
      }) ?? old.map((item) => ({ ...item }));
    return {
      name: value.name === null ? idea.name : oneLine(value.name),
      coreMechanics: list(value.coreMechanics, idea.coreMechanics),
      metaElements: list(value.metaElements, idea.metaElements),
    };
  } catch (error) {
    if (error instanceof SchemaError) throw unusableError();
    throw error;
  }
}

function newText(text: string, old: string): string {
  const suggestion = truncate(cleanText(text).replace(/^["“'](.*)["”']$/s, '$1'), 1_000).trim();
  if (suggestion === '' || sameText(suggestion) === sameText(old)) throw unusableError();
  return suggestion;
}

/** Everything but the instructions: figures that stand in none of it were made up. */
const getSent = ({ messages }: ModelPrompt): string =>
  messages
    .slice(1)
    .map(({ content }) => content)
    .join('\n');
const getInstructions = ({ messages }: ModelPrompt): string => messages[0]?.content ?? '';
const createGuard = (prompt: ModelPrompt): PromptGuard => new PromptGuard(getInstructions(prompt));
const sameText = (text: string): string => text.trim().toLowerCase().replace(/\s+/g, ' ');
const oneLine = (text: string): string => cleanText(text).replace(/\s+/g, ' ');
const unusableError = () => new ModelError('invalid', 'The model gave an answer that cannot be used.');
