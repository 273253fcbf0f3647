import { Injectable } from '@nestjs/common';
import type { AssistAnswer, AssistRequest } from './engine/engine.types.js';
import { IdeaEngineService } from './engine/idea-engine.service.js';
import { ModelError, modelProblem } from '../ai/model.types.js';
import type { Actor } from '../auth/auth.types.js';
import { type SendEvent, StreamEnded } from '../common/event-streams.js';
import { invalidField, notFound, ProblemException } from '../common/errors/problem.js';
import { TrendsService } from '../trends/trends.service.js';
import { checkCertain, toStoredIdea, checkInputs } from './brainstormed-idea.js';
import { toVariantDto } from './idea-variants.js';
import type { VariantsDto, VariantsRequestDto } from './idea-variants.dto.js';
import type { AssistAnswerDto, AssistRequestDto, BrainstormRequestDto } from './idea-assistance.dto.js';
import { IdeaSources } from './idea-sources.service.js';
import { IdeaRateLimiter } from './idea-rate-limiter.service.js';
import type { IdeaDto } from './ideas.dto.js';
import { IdeasService } from './ideas.service.js';
import type { IdeaSource } from './ideas.types.js';

/** What stands ready for an assistance that was asked for, after every refusal that is a plain answer. */
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
    private readonly trends: TrendsService,
    private readonly rateLimiter: IdeaRateLimiter,
  ) {}

  /** Makes an idea from one to three inputs and stores it. @throws ProblemException 400, 404 for sources, or the model's */
  async brainstorm(
    userId: string,
    { inputs, engine, attempt = 0, constraint }: BrainstormRequestDto,
    actor: Actor,
  ): Promise<IdeaDto> {
    checkInputs(inputs);
    const read = await this.sources.read(userId, inputs);
    checkCertain(read);
    await this.rateLimiter.consume(userId);
    const charting = await this.trends.getCharting();
    const idea = await mapModelErrors('Failed to generate idea', async () =>
      this.engine.getAssistant(userId, engine).brainstorm({
        ...{ inputs: read, seed: attempt, charting },
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

  /** Five ideas to choose from, or one of their parts; nothing is stored. @throws ProblemException 400, 404, 429 */
  async listVariants(userId: string, request: VariantsRequestDto): Promise<VariantsDto> {
    checkInputs(request.inputs);
    const { keep = [], constraint, more = 0, count = 5, combine } = request;
    const read = await this.sources.read(userId, request.inputs);
    await this.rateLimiter.consume(userId);
    const inputs = read.map((input) => ({ ...input, keep: [...(input.keep ?? []), ...keep] }));
    const asked = { inputs, seed: more, ...(constraint ? { constraint } : {}) };
    const made = this.engine.makeVariants(asked);
    const combined = combine && this.engine.combineVariants(asked, combine);
    if (combine && !combined) throw invalidField('combine', 'must name variants of these inputs');
    const variants = combined ? [combined] : made.variants.slice(0, count);
    return { ...made, variants: variants.map(toVariantDto), engine: 'built-in' };
  }

  /** Reads the item that is asked about. @throws ProblemException 404, 429 */
  async prepareAssist(userId: string, ideaId: string, dto: AssistRequestDto): Promise<Assistance> {
    const idea = await this.ideas.getContent(userId, ideaId);
    const item = idea[dto.elementType].find(({ id }) => id === dto.elementId);
    if (!item) throw notFound('Item not found', 'item_not_found');
    await this.rateLimiter.consume(userId);
    const kind = dto.elementType === 'coreMechanics' ? 'mechanic' : 'meta';
    const charting = await this.trends.getCharting();
    const request = { question: dto.question, item: item.content, kind, idea, charting } as const;
    return { request, dto, userId };
  }

  async assist({ request, dto, userId }: Assistance): Promise<AssistAnswerDto> {
    return mapModelErrors('Failed to get AI assistance', async () => {
      const assistant = this.engine.getAssistant(userId, dto.engine);
      return toAnswerDto(await assistant.assist(request), assistant.id);
    });
  }

  /** Sends the suggestion as `token`s and then as `done`. */
  async streamAssist(
    { request, dto, userId }: Assistance,
    send: SendEvent,
    signal: AbortSignal,
  ): Promise<void> {
    await mapModelErrors('Failed to get AI assistance', async () => {
      const assistant = this.engine.getAssistant(userId, dto.engine);
      if (!assistant.assistStream) {
        const answer = await assistant.assist(request, signal);
        send('token', { text: answer.suggestion });
        return send('done', toAnswerDto(answer, assistant.id));
      }
      for await (const chunk of assistant.assistStream(request, signal)) {
        if (chunk.type === 'token') send('token', { text: chunk.text });
        else send('done', toAnswerDto(chunk.answer, assistant.id));
      }
    });
  }
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
    if (error instanceof ModelError) throw modelProblem(error, `${detail}: ${error.message}`);
    throw error;
  }
}
