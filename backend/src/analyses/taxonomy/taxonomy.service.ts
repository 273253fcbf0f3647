import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService } from '../../activity/activity.service.js';
import { splitPhrases, toCue } from '../../ai/taxonomy/phrases.js';
import { allEntries, entryName, findEntry, findEntryByName } from '../../ai/taxonomy/taxonomy.js';
import type { Actor } from '../../auth/auth.types.js';
import { Clock } from '../../common/clock.js';
import { conflict, invalidField, notFound } from '../../common/errors/problem.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { truncate } from '../../common/truncate.js';
import { AnalysisListsRepository } from '../analysis-lists.repository.js';
import type { ItemKind } from '../analyses.types.js';
import type {
  EntryGameDto,
  EntryNameDto,
  ProposalDecisionInput,
  TaxonomyEntryDto,
  TaxonomyProposalDto,
  TaxonomyProposalInput,
} from './taxonomy.dto.js';
import { type ProposalStatus, TEAM_PREFIX } from './taxonomy-proposals.types.js';
import type { TaxonomyProposal } from './taxonomy-proposal.entity.js';
import { TaxonomyRepository } from './taxonomy.repository.js';

/** Games that are quoted for one entry. */
const MOST_GAMES = 12;
const MOST_PHRASES = 12;
/** Not much larger than the taxonomy itself. */
const MOST_ACCEPTED = 500;

type NewProposal = Pick<TaxonomyProposal, 'type' | 'entryId' | 'kind' | 'name' | 'definition'>;

const DECIDED: Record<ProposalStatus, string> = {
  open: 'is open again',
  accepted: 'was accepted',
  rejected: 'was rejected',
};

/** The taxonomy as the team sees it: the entries of the product, those that were accepted, and what is proposed. */
@Injectable()
export class TaxonomyService {
  constructor(
    private readonly source: DataSource,
    private readonly rows: TaxonomyRepository,
    private readonly lists: AnalysisListsRepository,
    private readonly activity: ActivityService,
    private readonly idempotency: IdempotencyService,
    private readonly clock: Clock,
  ) {}

  /** All entries by family, those of the team last. */
  async listEntries(): Promise<TaxonomyEntryDto[]> {
    const [used, details, verdicts, accepted] = await Promise.all([
      this.lists.listUsedItems(),
      this.rows.countDetails(),
      this.rows.countVerdicts(),
      this.rows.listAccepted(),
    ]);
    const games = new Map([...details, ...used.map((item) => [item.id, item.games] as const)]);
    const figures = (id: string) => ({
      games: games.get(id) ?? 0,
      confirmed: verdicts.get(id)?.confirmed ?? 0,
      rejected: verdicts.get(id)?.rejected ?? 0,
    });
    return [
      ...allEntries.map((entry) => ({
        id: entry.id,
        kind: entry.kind === 'mechanic' ? ('mechanics' as const) : ('metaElements' as const),
        name: entry.name,
        family: entry.familyName,
        definition: entry.definition,
        aliases: [...(entry.aliases ?? [])],
        related: (entry.related ?? []).map(nameEntry),
        within: entry.addition?.within ? nameEntry(entry.addition.within) : null,
        examples: [...(entry.boundary?.examples ?? [])],
        counterexample: entry.boundary?.counterexample ?? null,
        instead: entry.boundary?.instead ? nameEntry(entry.boundary.instead) : null,
        team: false,
        ...figures(entry.id),
      })),
      ...accepted
        .filter(({ type }) => type === 'entry')
        .map((entry) => ({ ...toTeamEntry(entry), ...figures(entry.entryId) })),
    ];
  }

  /** Games that an entry was found in, the surest first. @throws ProblemException 404 */
  async listGames(entryId: string): Promise<EntryGameDto[]> {
    await this.assertEntry(entryId);
    return this.rows.listEntryGames(entryId, MOST_GAMES);
  }

  listProposals(query: ListQuery): ListPage<TaxonomyProposalDto> {
    return this.rows.listProposals(query);
  }

  /** @throws ProblemException 400 naming the field; 409 when there is such an entry or proposal */
  propose(input: TaxonomyProposalInput, actor: Actor): Promise<TaxonomyProposalDto> {
    return this.source.transaction(async (manager) => {
      const cue = checkPhrases(input.cue);
      const about =
        input.type === 'entry' ? await this.readNewEntry(input, manager) : await this.readNewCue(input);
      const id = await this.rows.insertProposal(
        {
          ...about,
          cue,
          quote: input.quote ?? null,
          bundleId: input.bundleId ?? null,
          proposedBy: actor.userId ?? null,
          proposedAt: this.clock.now(),
        },
        manager,
      );
      if (!id) throw conflict('These words were proposed for this entry before.', 'conflict');
      const what = about.type === 'entry' ? `Entry "${about.name}"` : `Words for "${about.name}"`;
      await this.activity.recordBy(
        actor,
        { kind: 'taxonomy.proposed', text: `${what}: proposed`, subject: id },
        manager,
      );
      const dto = await this.getProposal(id, manager);
      await this.idempotency.keep(manager, dto);
      return dto;
    });
  }

  /** Accepts or rejects a proposal, or takes that back. @throws ProblemException 404; 409 too many are in force */
  decide(id: string, { status }: ProposalDecisionInput, actor: Actor): Promise<TaxonomyProposalDto> {
    return this.source.transaction(async (manager) => {
      const before = await this.getProposal(id, manager);
      if (before.status === status) return before;
      if (status === 'accepted' && (await this.rows.listAccepted(manager)).length >= MOST_ACCEPTED)
        throw conflict(`At most ${MOST_ACCEPTED} proposals can be in force.`);
      const isOpen = status === 'open';
      await this.rows.updateStatus(
        id,
        {
          status,
          decidedBy: isOpen ? null : (actor.userId ?? null),
          decidedAt: isOpen ? null : this.clock.now(),
        },
        manager,
      );
      await this.activity.recordBy(
        actor,
        { kind: 'taxonomy.decided', text: `${describeProposal(before)} ${DECIDED[status]}`, subject: id },
        manager,
      );
      return this.getProposal(id, manager);
    });
  }

  /** @throws ProblemException 404 */
  async getProposal(id: string, manager?: EntityManager): Promise<TaxonomyProposalDto> {
    const proposal = await this.rows.findProposal(id, manager);
    if (!proposal) throw notFound('Proposal not found');
    return proposal;
  }

  private async readNewEntry(
    { name, kind, definition }: TaxonomyProposalInput,
    manager: EntityManager,
  ): Promise<NewProposal> {
    if (!name) throw invalidField('name', 'is missing');
    if (!kind) throw invalidField('kind', 'must be mechanics or metaElements');
    if (!definition) throw invalidField('definition', 'is missing');
    const slug = name
      .normalize('NFKD')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '');
    if (!slug) throw invalidField('name', 'must have a letter');
    const entryId = TEAM_PREFIX + slug;
    const taken = findEntryByName(name)?.name ?? ((await this.rows.hasEntry(entryId, manager)) && name);
    if (taken)
      throw conflict(`There is an entry "${taken}" already.`, 'conflict', { name: `is taken by "${taken}"` });
    return { type: 'entry', entryId, kind, name, definition };
  }

  private async readNewCue({ entryId }: TaxonomyProposalInput): Promise<NewProposal> {
    if (!entryId) throw invalidField('entryId', 'is missing');
    const { name, kind } = await this.assertEntry(entryId, () => invalidField('entryId', 'is no entry'));
    return { type: 'cue', entryId, kind, name, definition: null };
  }

  private async assertEntry(
    id: string,
    otherwise = () => notFound('Entry not found'),
  ): Promise<{ name: string; kind: ItemKind }> {
    const entry = findEntry(id);
    if (entry) return { name: entry.name, kind: entry.kind === 'mechanic' ? 'mechanics' : 'metaElements' };
    const accepted = await this.rows.listAccepted();
    const own = accepted.find(({ type, entryId }) => type === 'entry' && entryId === id);
    if (!own) throw otherwise();
    return own;
  }
}

/** The wordings, each checked. @throws ProblemException 400 */
function checkPhrases(text: string | null): string {
  const phrases = splitPhrases(text ?? '');
  if (phrases.length === 0) throw invalidField('cue', 'must not be empty');
  if (phrases.length > MOST_PHRASES) throw invalidField('cue', `must be at most ${MOST_PHRASES} wordings`);
  const bad = phrases.find((phrase) => !toCue(phrase));
  if (bad) throw invalidField('cue', `"${truncate(bad, 60)}" is not 1 to 8 words`);
  return phrases.join('\n');
}

const nameEntry = (id: string): EntryNameDto => ({ id, name: entryName(id) });

const toTeamEntry = ({ entryId, kind, name, definition, quote }: TaxonomyProposal) => ({
  id: entryId,
  kind,
  name,
  family: 'Added by your team',
  definition: definition ?? '',
  aliases: [],
  related: [],
  within: null,
  examples: quote ? [quote] : [],
  counterexample: null,
  instead: null,
  team: true,
});

function describeProposal({ type, name, cue }: TaxonomyProposalDto): string {
  if (type === 'entry') return `The new entry "${name}"`;
  const words = truncate(cue.replace(/\n/g, ', '), 80);
  return type === 'cue' ? `"${words}" for "${name}"` : `Muting "${words}" of "${name}"`;
}
