import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { contains } from '../../common/list/list-filters.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { sqlList } from '../../common/list/sql-list.js';
import { IdeaComment } from './idea-comment.entity.js';
import { IdeaPin } from './idea-pin.entity.js';
import type { IdeaCommentDto, IdeaTeamDto } from './idea-team.dto.js';
import { IdeaVote } from './idea-vote.entity.js';

/** What the team made of the idea `i`, as the person `$1` sees it; needs {@link PEOPLE}. */
export const TEAM_FIELDS = `coalesce(o.display_name, o.email) as owner, i.created_by = $1 as mine,
  coalesce(u.display_name, u.email) as "updatedByName",
  (select count(*)::int from idea_comments c where c.idea_id = i.id) as comments,
  (select count(*)::int from idea_votes v where v.idea_id = i.id) as votes,
  exists (select from idea_votes v where v.idea_id = i.id and v.user_id = $1) as voted,
  exists (select from idea_pins p where p.idea_id = i.id and p.user_id = $1) as pinned`;
// Names of people come with the rows, so that a list of ideas is one query.
export const PEOPLE = `left join profiles o on o.id = i.created_by left join profiles u on u.id = i.updated_by`;

const COMMENT_FIELDS = `c.id, c.content, c.created_by as "createdBy",
  coalesce(p.display_name, p.email) as "createdByName", c.created_at as "createdAt"`;
const COMMENT_ROWS = 'idea_comments c left join profiles p on p.id = c.created_by';

/** The tables of comments, votes and pins. */
@Injectable()
export class IdeaTeamRepository {
  constructor(private readonly source: DataSource) {}

  async getTeam(ideaId: string, userId: string): Promise<IdeaTeamDto> {
    const [team] = await this.source.query<IdeaTeamDto[]>(
      `select ${TEAM_FIELDS} from game_ideas i ${PEOPLE} where i.id = $2`,
      [userId, ideaId],
    );
    return team as IdeaTeamDto;
  }

  listComments(ideaId: string, query: ListQuery): ListPage<IdeaCommentDto> {
    return sqlList<IdeaCommentDto>(this.source, query, {
      select: COMMENT_FIELDS,
      from: COMMENT_ROWS,
      where: ['c.idea_id = $1'],
      params: [ideaId],
      filters: { q: contains('c.content') },
      id: 'c.id',
    });
  }

  async findComment(
    ideaId: string,
    id: string,
    manager: EntityManager = this.source.manager,
  ): Promise<IdeaCommentDto | undefined> {
    const [row] = await manager.query<IdeaCommentDto[]>(
      `select ${COMMENT_FIELDS} from ${COMMENT_ROWS} where c.idea_id = $1 and c.id = $2`,
      [ideaId, id],
    );
    return row;
  }

  async insertComment(
    comment: Omit<IdeaComment, 'id'>,
    manager: EntityManager,
  ): Promise<IdeaCommentDto | undefined> {
    const { id } = await manager.save(manager.create(IdeaComment, comment));
    return this.findComment(comment.ideaId, id, manager);
  }

  async deleteComment(id: string, manager: EntityManager): Promise<void> {
    await manager.delete(IdeaComment, { id });
  }

  async setVote(ideaId: string, userId: string, on: boolean, manager: EntityManager): Promise<void> {
    if (on) await manager.upsert(IdeaVote, { ideaId, userId }, ['ideaId', 'userId']);
    else await manager.delete(IdeaVote, { ideaId, userId });
  }

  async setPin(ideaId: string, userId: string, on: boolean, manager: EntityManager): Promise<void> {
    if (on) await manager.upsert(IdeaPin, { ideaId, userId }, ['ideaId', 'userId']);
    else await manager.delete(IdeaPin, { ideaId, userId });
  }
}
