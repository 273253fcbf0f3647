import { Injectable } from '@nestjs/common';
import {
  type AssistAnswer,
  type AssistRequest,
  SUGGESTED_FIELDS,
  ANSWER_LIMITS,
} from '../engine/engine.types.js';
import { IdeaEngineService } from '../engine/idea-engine.service.js';
import { ModelError, toModelProblem } from '../../ai/model.types.js';
import type { Actor } from '../../common/access/access.types.js';
import { RateLimits } from '../../common/limits/rate-limits.repository.js';
import { type SendEvent, StreamEnded } from '../../common/requests/event-streams.js';
import { badRequest, invalidField, notFound, ProblemException } from '../../common/errors/problem.js';
import { checkCertain, checkInputs, hasItems, toStoredIdea } from '../concept/brainstormed-idea.js';
import { toVariantDto } from './idea-variants.js';
import type { VariantsDto, VariantsRequestDto } from './idea-variants.dto.js';
import type { AssistAnswerDto, AssistRequestDto, BrainstormRequestDto } from './idea-assistance.dto.js';
import { IdeaMarket } from './idea-market.service.js';
import { IdeaSources } from './idea-sources.service.js';
import type { IdeaDto } from '../ideas.dto.js';
import { IdeasService } from '../ideas.service.js';
import type { IdeaContent, IdeaSource } from '../ideas.types.js';

/** What an assistance needs, after all checks that answer with an error. */
export interface Assistance {
  request: AssistRequest;
  dto: AssistRequestDto;
  userId: string;
}

/** New ideas and better texts, made by an engine. */
@Injectable()
export class IdeaAssistance {
  constructor(
    private readonly ideas: IdeasService,
    private readonly sources: IdeaSources,
    private readonly engine: IdeaEngineService,
    private readonly market: IdeaMarket,
    private readonly limits: RateLimits,
  ) {}

  /** Makes an idea from one to three inputs and stores it. @throws ProblemException 400, 404 for sources, or the model's */
  async brainstorm(
    userId: string,
    { inputs, engine, attempt = 0, constraint, country }: BrainstormRequestDto,
    actor: Actor,
  ): Promise<IdeaDto> {
    checkInputs(inputs);
    const read = await this.sources.readSources(userId, inputs);
    checkCertain(read);
    await this.limits.consume('answers', userId);
    const [market, own] = await Promise.all([
      this.market.readMarket(userId, country),
      this.ideas.listTexts(userId),
    ]);
    const idea = await mapModelErrors('Failed to generate idea', async () =>
      this.engine.getAssistant(userId, engine).brainstorm({
        ...{ inputs: read, seed: attempt, own, ...market },
        ...(constraint ? { constraint } : {}),
      }),
    );
    const sources = inputs.map(({ type, sourceId, name }): IdeaSource => ({
      type: type ?? null,
      sourceId: sourceId ?? null,
      name,
    }));
    return this.ideas.createBrainstormed(userId, { ...toStoredIdea(idea), sources }, actor);
  }

  /** Five ideas to choose from, or one of their parts; nothing is stored. @throws ProblemException 400, 404, 429, or the model's */
  async listVariants(
    userId: string,
    request: VariantsRequestDto,
    signal?: AbortSignal,
  ): Promise<VariantsDto> {
    checkInputs(request.inputs);
    const { keep = [], constraint, more = 0, count = 5, combine, compose, country } = request;
    const read = await this.sources.readSources(userId, request.inputs);
    await this.limits.consume('answers', userId);
    const inputs = read.map((input) => ({ ...input, keep: [...(input.keep ?? []), ...keep] }));
    const brainstormRequest = { inputs, seed: more, count, ...(constraint ? { constraint } : {}) };
    // Unusable input gets the same error from each engine, without a call.
    const isBuiltIn = Boolean(combine) || !hasItems(inputs);
    const assistant = this.engine.getAssistant(userId, isBuiltIn ? 'built-in' : request.engine);
    const combined = combine && this.engine.combineVariants(brainstormRequest, combine);
    if (combine && !combined) throw invalidField('combine', 'must name variants of these inputs');
    if (compose && assistant.id === 'built-in') {
      throw invalidField('compose', 'needs a connected model; the built-in engine combines by id');
    }
    const brainstormed = await mapModelErrors('Failed to generate ideas', async () => {
      const known =
        assistant.id === 'built-in'
          ? brainstormRequest
          : { ...brainstormRequest, ...(await this.market.readMarket(userId, country)) };
      return compose
        ? this.engine.composeVariant(userId, known, compose)
        : assistant.makeVariants(known, signal);
    });
    const variants = combined ? [combined] : brainstormed.variants.slice(0, count);
    const notes = brainstormed.notes.slice(0, ANSWER_LIMITS.notes);
    return { ...brainstormed, notes, variants: variants.map(toVariantDto), engine: assistant.id };
  }

  /** Reads the item or field that is asked about. @throws ProblemException 400 for an unknown field, 404, 429 */
  async prepareAssist(userId: string, ideaId: string, dto: AssistRequestDto): Promise<Assistance> {
    const idea = await this.ideas.getContent(userId, ideaId);
    const subject = findSubject(idea, dto);
    await this.limits.consume('answers', userId);
    const [market, sources] = await Promise.all([
      this.market.readMarket(userId),
      this.sources.readOrigins(idea.sources),
    ]);
    return { request: { question: dto.question, ...subject, idea, ...market, sources }, dto, userId };
  }

  async assist({ request, dto, userId }: Assistance): Promise<AssistAnswerDto> {
    return mapModelErrors('Failed to get AI assistance', async () => {
      const assistant = this.engine.getAssistant(userId, dto.engine);
      return toAnswerDto(checkSuggestion(await assistant.assist(request)), assistant.id);
    });
  }

  /** Sends the first suggestion as a `token`, then all of them as `done`. */
  async streamAssist(
    { request, dto, userId }: Assistance,
    send: SendEvent,
    signal: AbortSignal,
  ): Promise<void> {
    await mapModelErrors('Failed to get AI assistance', async () => {
      const assistant = this.engine.getAssistant(userId, dto.engine);
      const answer = checkSuggestion(await assistant.assist(request, signal));
      await send('token', { text: answer.suggestion });
      await send('done', toAnswerDto(answer, assistant.id));
    });
  }
}

/** What of the idea is asked about. @throws ProblemException 400, 404 */
function findSubject(
  { concept, ...lists }: IdeaContent,
  { elementType, elementId }: AssistRequestDto,
): Pick<AssistRequest, 'item' | 'kind' | 'field'> {
  if (elementType !== 'concept') {
    const item = lists[elementType].find(({ id }) => id === elementId);
    if (!item) throw notFound('Item not found', 'item_not_found');
    return { item: item.content, kind: elementType === 'coreMechanics' ? 'mechanic' : 'meta' };
  }
  const field = SUGGESTED_FIELDS.find((name) => name === elementId);
  if (!field) throw invalidField('elementId', `must be one of ${SUGGESTED_FIELDS.join(', ')}`);
  if (lists.coreMechanics.length + lists.metaElements.length === 0) {
    throw invalidField('elementId', 'cannot be suggested while the idea has no items; write one down first');
  }
  const isStep = field === 'moment' || field === 'session' || field === 'weeks';
  return { field, kind: 'mechanic', item: (isStep ? concept.coreLoop?.[field] : concept[field]) ?? '' };
}

/** A field about which the idea says nothing has no suggestion. @throws ProblemException 400 */
function checkSuggestion(answer: AssistAnswer): AssistAnswer {
  if (!answer.suggestion)
    throw badRequest('Failed to get AI assistance: nothing in the idea says what this could be.');
  return answer;
}

function toAnswerDto({ suggestion, alternatives, basis }: AssistAnswer, engine: string): AssistAnswerDto {
  return { suggestion, alternatives, basis, engine };
}

/** What an engine failed at, in the words of the screens. Other errors pass. */
export async function mapModelErrors<T>(detail: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof StreamEnded && error.why === 'deadline') {
      throw new ProblemException(504, 'model_timeout', `${detail}: the answer took too long.`);
    }
    if (error instanceof ModelError) throw toModelProblem(error, `${detail}: ${error.message}`);
    throw error;
  }
}
