import { Injectable } from '@nestjs/common';
import { ActivityService } from '../../activity/activity.service.js';
import type { Actor } from '../../common/access/access.types.js';
import { Clock } from '../../common/time/clock.js';
import { forbidden, notFound } from '../../common/errors/problem.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { IdeasService } from '../ideas.service.js';
import type { IdeaCommentDto, IdeaCommentInput, IdeaTeamDto } from './idea-team.dto.js';
import { IdeaTeamRepository } from './idea-team.repository.js';

/** Comments, votes and pins. Every call answers 404 for ideas that the person does not see. */
@Injectable()
export class IdeaTeamService {
  constructor(
    private readonly ideas: IdeasService,
    private readonly team: IdeaTeamRepository,
    private readonly activity: ActivityService,
    private readonly keys: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  /** @throws ProblemException 404 */
  async get(userId: string, ideaId: string): Promise<IdeaTeamDto> {
    await this.ideas.get(userId, ideaId);
    return this.team.getTeam(ideaId, userId);
  }

  /** @throws ProblemException 404 */
  async vote(userId: string, ideaId: string, on: boolean): Promise<IdeaTeamDto> {
    await this.ideas.withLocked(userId, ideaId, (_idea, manager) =>
      this.team.setVote(ideaId, userId, on, manager),
    );
    return this.team.getTeam(ideaId, userId);
  }

  /** @throws ProblemException 404 */
  async pin(userId: string, ideaId: string, on: boolean): Promise<IdeaTeamDto> {
    await this.ideas.withLocked(userId, ideaId, (_idea, manager) =>
      this.team.setPin(ideaId, userId, on, manager),
    );
    return this.team.getTeam(ideaId, userId);
  }

  /** @throws ProblemException 404 */
  async listComments(userId: string, ideaId: string, query: ListQuery): Promise<ListPage<IdeaCommentDto>> {
    await this.ideas.get(userId, ideaId);
    return this.team.listComments(ideaId, query);
  }

  /** @throws ProblemException 404 */
  comment(
    userId: string,
    ideaId: string,
    { content }: IdeaCommentInput,
    actor: Actor,
  ): Promise<IdeaCommentDto> {
    return this.ideas.withLocked(userId, ideaId, async ({ shared }, manager) => {
      const comment = await this.team.insertComment(
        { ideaId, content, createdBy: userId, createdAt: this.clock.now() },
        manager,
      );
      if (!comment) throw commentNotFound();
      // Comments on a private idea are not announced to others.
      if (shared) {
        const text = `${actor.email} commented on a shared idea`;
        const { requestId } = actor;
        await this.activity.record(
          { kind: 'idea.commented', text, subject: ideaId, userId, requestId },
          manager,
        );
      }
      await this.keys.storeAnswer(manager, comment);
      return comment;
    });
  }

  /** Its author may, and the owner of the idea. @throws ProblemException 404, 403 */
  removeComment(userId: string, ideaId: string, id: string): Promise<IdeaCommentDto> {
    return this.ideas.withLocked(userId, ideaId, async (idea, manager) => {
      const comment = await this.team.findComment(ideaId, id, manager);
      if (!comment) throw commentNotFound();
      if (comment.createdBy !== userId && idea.createdBy !== userId)
        throw forbidden('Only its author and the owner of the idea may delete a comment.');
      await this.team.deleteComment(id, manager);
      return comment;
    });
  }
}

const commentNotFound = () => notFound('Comment not found');
