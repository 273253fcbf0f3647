import { Injectable, Logger } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService } from '../../activity/activity.service.js';
import { splitPhrases, toCue } from '../../ai/taxonomy/phrases.js';
import {
  allEntries,
  entryName,
  findEntry,
  findEntryByName,
  type LoadedEntry,
  setTeamEntries,
} from '../../ai/taxonomy/taxonomy.js';
import type { Actor } from '../../common/access/access.types.js';
import { Clock } from '../../common/time/clock.js';
import { SHIPPED, type Vocabulary } from '../../ai/taxonomy/vocabulary.js';
import { conflict, invalidField, notFound } from '../../common/errors/problem.js';
import { IdempotencyService } from '../../common/idempotency/idempotency.service.js';
import { DatabaseEvents } from '../../database/database-events.js';
import { LIMITED_LIST_LOCK } from '../../database/locks/locks.js';
import { lockNameUntilCommit } from '../../database/locks/run-locked.js';
import type { ListPage } from '../../common/list/list-page.js';
import type { ListQuery } from '../../common/list/list-query.js';
import { truncate } from '../../common/text/truncate.js';
import { FeedbackRepository } from '../feedback/feedback.repository.js';
import type { ItemKind } from '../analyses.types.js';
import type {
  EntryGameDto,
  EntryNameDto,
  ProposalDecisionInput,
  TaxonomyEntryDto,
  TaxonomyProposalDto,
  TaxonomyProposalInput,
} from './taxonomy.dto.js';
import { type ProposalStatus, TAXONOMY_CHANNEL, TEAM_PREFIX } from './taxonomy-proposals.types.js';
import type { TaxonomyProposal } from './taxonomy-proposal.entity.js';
import { TaxonomyRepository } from './taxonomy.repository.js';
import { MOST_ACCEPTED } from '../../ai/taxonomy/taxonomy.types.js';
import { MAX_GAMES } from './taxonomy.dto.js';

/** Wordings per proposal. */
const MAX_PHRASES = 12;
/** Rejections that make a cue a candidate for muting, if they exceed its confirmations. */
const WRONG_TO_MUTE = 3;

const TEAM_FAMILY = 'Added by your team';

type NewProposal = Pick<TaxonomyProposal, 'type' | 'entryId' | 'kind' | 'name' | 'definition'>;

const DECIDED: Record<ProposalStatus, string> = {
  open: 'is open again',
  accepted: 'was accepted',
  rejected: 'was rejected',
};

/** The taxonomy of the team: shipped entries, accepted ones and proposals. */
@Injectable()
export class TaxonomyService {
  private readonly logger = new Logger('Taxonomy');
  /** Current vocabulary, cached so that its cues are compiled once. */
  private current: Vocabulary = SHIPPED;

  constructor(
    private readonly source: DataSource,
    private readonly rows: TaxonomyRepository,
    private readonly feedback: FeedbackRepository,
    private readonly activity: ActivityService,
    private readonly idempotency: IdempotencyService,
    private readonly events: DatabaseEvents,
    private readonly clock: Clock,
  ) {
    const refresh = () =>
      void this.getVocabulary().catch((error: unknown) =>
        this.logger.debug(`The taxonomy was not read: ${(error as Error).message}`),
      );
    events.on(TAXONOMY_CHANNEL, refresh);
    events.onReset(refresh);
  }

  async listEntries(): Promise<TaxonomyEntryDto[]> {
    const [games, verdicts, accepted] = await Promise.all([
      this.rows.countGames(),
      this.rows.countVerdicts(),
      this.rows.listAccepted(),
    ]);
    const countFigures = (id: string) => ({
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
        boundary: entry.boundary?.rule ?? null,
        examples: [...(entry.boundary?.examples ?? [])],
        counterexample: entry.boundary?.counterexample ?? null,
        instead: entry.boundary?.instead ? nameEntry(entry.boundary.instead) : null,
        team: false,
        ...countFigures(entry.id),
      })),
      ...accepted
        .filter(({ type }) => type === 'entry')
        .map((entry) => ({ ...toTeamEntry(entry), ...countFigures(entry.entryId) })),
    ];
  }

  /** Lists games with an entry, the most certain first. @throws ProblemException 404 */
  async listGames(entryId: string): Promise<EntryGameDto[]> {
    await this.assertEntry(entryId);
    return this.rows.listEntryGames(entryId, MAX_GAMES);
  }

  /** Current vocabulary; the same object until a proposal changes. */
  async getVocabulary(): Promise<Vocabulary> {
    const next = toVocabulary(await this.rows.listAccepted());
    if (next.version === this.current.version) return this.current;
    setTeamEntries(next.entries);
    return (this.current = next);
  }

  /** Vocabulary without and with a proposal. */
  async getVocabulariesAround(
    proposal: TaxonomyProposalDto,
  ): Promise<{ before: Vocabulary; after: Vocabulary }> {
    const others = (await this.rows.listAccepted()).filter(({ id }) => id !== proposal.id);
    return { before: toVocabulary(others), after: toVocabulary([...others, proposal]) };
  }

  /** Proposes to mute cues that were often wrong; withdraws the proposal when they no longer are. */
  async reviewCues(
    { id, kind, name }: EntryNameDto & { kind: ItemKind },
    cues: readonly string[],
    manager: EntityManager,
  ): Promise<void> {
    for (const cue of cues) {
      const { wrong, right } = await this.feedback.countCue(id, cue, manager);
      if (wrong < WRONG_TO_MUTE || wrong <= right) {
        await this.rows.deleteOpenMute(id, cue, manager);
        continue;
      }
      await this.rows.insertProposal(
        {
          ...{ type: 'mute', entryId: id, kind, name, cue, definition: null, quote: null, bundleId: null },
          ...{ proposedBy: null, proposedAt: this.clock.now() },
        },
        manager,
      );
    }
  }

  /** Proposes a wording that an analyst found in a game, unless it was proposed before. */
  async proposeCue(
    { entryId, cue, quote, bundleId }: { entryId: string; cue: string; quote: string; bundleId: string },
    actor: Actor,
    manager: EntityManager,
  ): Promise<void> {
    const { name, kind } = await this.assertEntry(entryId, manager);
    await this.rows.insertProposal(
      {
        ...{ type: 'cue', entryId, kind, name, definition: null, cue: checkPhrases(cue), quote, bundleId },
        ...{ proposedBy: actor.userId ?? null, proposedAt: this.clock.now() },
      },
      manager,
    );
  }

  /** Deletes the wording proposed with a sentence of a game while it is open. */
  withdrawCue(entryId: string, bundleId: string, manager: EntityManager): Promise<void> {
    return this.rows.deleteOpenCue(entryId, bundleId, manager);
  }

  listProposals(query: ListQuery): ListPage<TaxonomyProposalDto> {
    return this.rows.listProposals(query);
  }

  /** @throws ProblemException 400 naming the field; 409 when there is such an entry or proposal */
  propose(input: TaxonomyProposalInput, actor: Actor): Promise<TaxonomyProposalDto> {
    return this.source.transaction(async (manager) => {
      await lockNameUntilCommit(manager, LIMITED_LIST_LOCK, 'taxonomy');
      const cue = checkPhrases(input.cue);
      const about =
        input.type === 'entry'
          ? await this.readNewEntry(input, manager)
          : await this.readNewCue(input, manager);
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
      if (!id) throw conflict('This wording was already proposed for this entry.', 'conflict');
      const what = about.type === 'entry' ? `Entry "${about.name}"` : `Words for "${about.name}"`;
      await this.activity.recordBy(
        actor,
        { kind: 'taxonomy.proposed', text: `${what}: proposed`, subject: id },
        manager,
      );
      const dto = await this.getProposal(id, manager);
      await this.idempotency.storeAnswer(manager, dto);
      return dto;
    });
  }

  /**
   * Accepts or rejects a proposal, or reopens it.
   * @throws ProblemException 404; 409 too many are in force, or there is such an entry
   */
  async decide(id: string, { status }: ProposalDecisionInput, actor: Actor): Promise<TaxonomyProposalDto> {
    const decided = await this.source.transaction(async (manager) => {
      await lockNameUntilCommit(manager, LIMITED_LIST_LOCK, 'taxonomy');
      const before = await this.getProposal(id, manager);
      if (before.status === status) return before;
      if (status === 'accepted') await this.assertAcceptable(before, manager);
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
      await this.events.notify(TAXONOMY_CHANNEL, '', manager);
      return this.getProposal(id, manager);
    });
    // The notification may arrive after the answer.
    await this.getVocabulary();
    return decided;
  }

  /** @throws ProblemException 404 */
  async getProposal(id: string, manager?: EntityManager): Promise<TaxonomyProposalDto> {
    const proposal = await this.rows.findProposal(id, manager);
    if (!proposal) throw notFound('Proposal not found');
    return proposal;
  }

  /** @throws ProblemException 409 */
  private async assertAcceptable(
    { type, entryId, name }: TaxonomyProposalDto,
    manager: EntityManager,
  ): Promise<void> {
    const accepted = await this.rows.listAccepted(manager);
    if (accepted.length >= MOST_ACCEPTED)
      throw conflict(`You can have at most ${MOST_ACCEPTED} accepted proposals.`);
    if (type === 'entry' && accepted.some((other) => other.type === 'entry' && other.entryId === entryId))
      throw conflict(`An entry "${name}" already exists.`);
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
    const existingName =
      findEntryByName(name)?.name ?? ((await this.rows.hasEntry(entryId, manager)) && name);
    if (existingName)
      throw conflict(`An entry "${existingName}" already exists.`, 'conflict', {
        name: `is already used by "${existingName}"`,
      });
    return { type: 'entry', entryId, kind, name, definition };
  }

  private async readNewCue({ entryId }: TaxonomyProposalInput, manager: EntityManager): Promise<NewProposal> {
    if (!entryId) throw invalidField('entryId', 'is missing');
    const { name, kind } = await this.assertEntry(entryId, manager, () =>
      invalidField('entryId', 'is no entry'),
    );
    return { type: 'cue', entryId, kind, name, definition: null };
  }

  /** @throws ProblemException 404, or what `otherwise` makes */
  async assertEntry(
    id: string,
    manager?: EntityManager,
    otherwise = () => notFound('Entry not found'),
  ): Promise<{ name: string; kind: ItemKind }> {
    const entry = findEntry(id);
    if (entry) return { name: entry.name, kind: entry.kind === 'mechanic' ? 'mechanics' : 'metaElements' };
    const accepted = await this.rows.listAccepted(manager);
    const own = accepted.find(({ type, entryId }) => type === 'entry' && entryId === id);
    if (!own) throw otherwise();
    return own;
  }
}

/** Validates each wording. @throws ProblemException 400 */
function checkPhrases(text: string | null): string {
  const phrases = splitPhrases(text ?? '');
  if (phrases.length === 0) throw invalidField('cue', 'must not be empty');
  if (phrases.length > MAX_PHRASES) throw invalidField('cue', `must be at most ${MAX_PHRASES} wordings`);
  const bad = phrases.find((phrase) => !toCue(phrase));
  if (bad) throw invalidField('cue', `"${truncate(bad, 60)}" is not 1 to 8 words`);
  return phrases.join('\n');
}

function toVocabulary(
  accepted: readonly Pick<TaxonomyProposal, 'type' | 'entryId' | 'kind' | 'name' | 'definition' | 'cue'>[],
): Vocabulary {
  if (accepted.length === 0) return SHIPPED;
  const cues = accepted.map(({ type, entryId, cue }) => [type, entryId, cue]);
  const listType = (wanted: string) => accepted.filter(({ type }) => type === wanted);
  const toCues = (text: string) => splitPhrases(text).flatMap((phrase) => toCue(phrase) ?? []);
  return {
    version: createHash('sha256').update(JSON.stringify(cues)).digest('hex').slice(0, 8),
    entries: listType('entry').map(({ entryId, kind, name, definition, cue }): LoadedEntry => ({
      ...{
        id: entryId,
        name,
        definition: definition ?? '',
        kind: kind === 'mechanics' ? 'mechanic' : 'meta',
      },
      ...{ family: 'team', familyName: TEAM_FAMILY, certain: toCues(cue).join(' | ') },
    })),
    added: listType('cue').flatMap(({ entryId, cue }) => toCues(cue).map((each) => ({ entryId, cue: each }))),
    muted: listType('mute').map(({ entryId, cue }) => ({ entryId, cue })),
  };
}

const nameEntry = (id: string): EntryNameDto => ({ id, name: entryName(id) });

const toTeamEntry = ({ entryId, kind, name, definition, quote }: TaxonomyProposal) => ({
  id: entryId,
  kind,
  name,
  family: TEAM_FAMILY,
  definition: definition ?? '',
  aliases: [],
  related: [],
  within: null,
  boundary: null,
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
