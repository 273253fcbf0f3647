import { api, create, readData } from './client';
import type { components } from './schema';

type Schemas = components['schemas'];

export type TaxonomyEntry = Schemas['TaxonomyEntryDto'];
export type TaxonomyProposal = Schemas['TaxonomyProposalDto'];
export type ProposalInput = Schemas['TaxonomyProposalInput'];
export type EntryGame = Schemas['EntryGameDto'];
export type ProposalEffect = Schemas['ProposalEffectDto'];
export type EngineScores = Schemas['EngineScoresDto'];
export type EngineScore = Schemas['EngineScoreDto'];

export const listEntries = (signal?: AbortSignal): Promise<TaxonomyEntry[]> =>
  readData(api.GET('/api/taxonomy', { signal }));

/** Games that the entry was found in, each with the sentence that says so. */
export const listEntryGames = (id: string, signal?: AbortSignal): Promise<EntryGame[]> =>
  readData(api.GET('/api/taxonomy/{id}/games', { params: { path: { id } }, signal }));

/** Errors: 409 with `errors.name` when there is such an entry. */
export const proposeChange = (input: ProposalInput): Promise<TaxonomyProposal> =>
  create('/api/taxonomy-proposals', { body: input });

/** `open` takes a decision back. */
export const decideProposal = (id: string, status: TaxonomyProposal['status']): Promise<TaxonomyProposal> =>
  readData(api.PUT('/api/taxonomy-proposals/{id}', { params: { path: { id } }, body: { status } }));

/** What accepting it would change about the analyses of all stored texts. */
export const measureEffect = (id: string, signal?: AbortSignal): Promise<ProposalEffect> =>
  readData(api.GET('/api/taxonomy-proposals/{id}/effect', { params: { path: { id } }, signal }));

/** How engines did on the games that the team has judged. */
export const getScores = (signal?: AbortSignal): Promise<EngineScores> =>
  readData(api.GET('/api/engine-scores', { signal }));

/** Starts a job; its result is among the scores. */
export const scoreEngine = (input: Schemas['ScoreEngineInput']): Promise<{ jobId: string }> =>
  create('/api/engine-scores', { body: input });
