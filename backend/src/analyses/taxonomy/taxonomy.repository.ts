import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { matchAny } from '../../common/list/list-filters.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { sqlList } from '../../common/list/sql-list.js';
import type { EntryGameDto, TaxonomyProposalDto } from './taxonomy.dto.js';
import type { ProposalStatus } from './taxonomy-proposals.types.js';
import { TaxonomyProposal } from './taxonomy-proposal.entity.js';

const FIELDS = `p.id, p.type, p.status, p.entry_id as "entryId", p.kind, p.name, p.definition, p.cue, p.quote,
  p.bundle_id as "bundleId", g.title, p.proposed_by as "proposedBy",
  coalesce(pp.display_name, pp.email) as "proposedByName", p.proposed_at as "proposedAt",
  p.decided_by as "decidedBy", coalesce(dp.display_name, dp.email) as "decidedByName", p.decided_at as "decidedAt"`;
const FROM = `taxonomy_proposals p left join games g using (bundle_id) left join profiles pp on pp.id = p.proposed_by
  left join profiles dp on dp.id = p.decided_by`;

/** Proposals of the team, and games by entry. */
@Injectable()
export class TaxonomyRepository {
  constructor(private readonly source: DataSource) {}

  listProposals(query: ListQuery): ListPage<TaxonomyProposalDto> {
    return sqlList<TaxonomyProposalDto>(this.source, query, {
      select: FIELDS,
      from: FROM,
      filters: {
        status: matchAny('p.status'),
        type: matchAny('p.type'),
        entryId: matchAny('p.entry_id'),
      },
      id: 'p.id',
    });
  }

  /** All accepted proposals. */
  listAccepted(manager: EntityManager = this.source.manager): Promise<TaxonomyProposal[]> {
    return manager.find(TaxonomyProposal, {
      where: { status: 'accepted' },
      order: { proposedAt: 'ASC', id: 'ASC' },
    });
  }

  async findProposal(
    id: string,
    manager: EntityManager = this.source.manager,
  ): Promise<TaxonomyProposalDto | undefined> {
    const [row] = await manager.query<TaxonomyProposalDto[]>(
      `select ${FIELDS} from ${FROM} where p.id = $1`,
      [id],
    );
    return row;
  }

  /** Whether an entry with this id was proposed and not rejected. */
  async hasEntry(entryId: string, manager: EntityManager): Promise<boolean> {
    return manager.existsBy(TaxonomyProposal, [
      { type: 'entry', entryId, status: 'open' },
      { type: 'entry', entryId, status: 'accepted' },
    ]);
  }

  /** @returns its id; undefined when the same was proposed before */
  async insertProposal(
    row: Omit<TaxonomyProposal, 'id' | 'status' | 'decidedBy' | 'decidedAt'>,
    manager: EntityManager,
  ): Promise<string | undefined> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(TaxonomyProposal)
      .values(row)
      .orIgnore()
      .returning('id')
      .execute();
    return (raw as { id: string }[])[0]?.id;
  }

  async deleteOpenMute(entryId: string, cue: string, manager: EntityManager): Promise<void> {
    await manager.delete(TaxonomyProposal, { type: 'mute', status: 'open', entryId, cue });
  }

  /** Deletes the wording proposed with a sentence of a game while it is open. */
  async deleteOpenCue(entryId: string, bundleId: string, manager: EntityManager): Promise<void> {
    await manager.delete(TaxonomyProposal, { type: 'cue', status: 'open', entryId, bundleId });
  }

  async updateStatus(
    id: string,
    decision: { status: ProposalStatus; decidedBy: string | null; decidedAt: Date | null },
    manager: EntityManager,
  ): Promise<void> {
    await manager.update(TaxonomyProposal, { id }, decision);
  }

  /** Lists games whose current analysis contains the entry, found or added, with the sentence that proves it. */
  listEntryGames(key: string, most: number): Promise<EntryGameDto[]> {
    return this.source.query<EntryGameDto[]>(
      `select a.bundle_id as "bundleId", g.title, g.icon_url as "iconUrl", item ->> 'confidence' as confidence,
         coalesce(item -> 'evidence' ->> 0, item -> 'facts' ->> 0) as quote
       from game_analysis a
       join games g using (bundle_id)
       cross join lateral (
         select item from jsonb_array_elements(a.mechanics || a.meta_elements || a.details) as item
         where coalesce(item ->> 'key', item ->> 'id') = $1
         union all
         select jsonb_build_object('confidence', 'high', 'evidence', jsonb_build_array(f.quote))
         from analysis_feedback f
         where f.bundle_id = a.bundle_id and f.item_key = $1 and f.verdict = 'added'
         limit 1) found
       where a.is_current and (a.item_keys @> array[$1] or a.detail_keys @> array[$1] or a.bundle_id in (
         select f.bundle_id from analysis_feedback f where f.item_key = $1 and f.verdict = 'added')) and not exists (
         select from analysis_feedback f
         where f.bundle_id = a.bundle_id and f.item_key = $1 and f.verdict = 'rejected')
       order by array_position(array['high', 'medium', 'low'], item ->> 'confidence'), a.analyzed_at desc, a.bundle_id
       limit $2`,
      [key, most],
    );
  }

  /** Counts games by entry of their current analysis, found or added. */
  async countGames(): Promise<Map<string, number>> {
    const rows = await this.source.query<{ key: string; games: number }[]>(
      `select key, count(distinct bundle_id)::int as games
       from (
         select a.bundle_id, key from game_analysis a, unnest(a.item_keys || a.detail_keys) key where a.is_current
         union all
         select f.bundle_id, f.item_key from game_analysis a join analysis_feedback f using (bundle_id)
         where a.is_current and f.verdict = 'added') named
       where not exists (
         select from analysis_feedback f
         where f.bundle_id = named.bundle_id and f.item_key = named.key and f.verdict = 'rejected')
       group by key`,
    );
    return new Map(rows.map(({ key, games }) => [key, games]));
  }

  /** Counts feedback by item. */
  async countVerdicts(): Promise<Map<string, { confirmed: number; rejected: number }>> {
    const rows = await this.source.query<{ key: string; confirmed: number; rejected: number }[]>(
      `select item_key as key, count(*) filter (where verdict <> 'rejected')::int as confirmed,
         count(*) filter (where verdict = 'rejected')::int as rejected
       from analysis_feedback group by item_key`,
    );
    return new Map(rows.map(({ key, ...counts }) => [key, counts]));
  }
}
