import { api, create, readData } from './client';
import type { components } from './schema';

type Schemas = components['schemas'];

export type TaxonomyEntry = Schemas['TaxonomyEntryDto'];
export type TaxonomyProposal = Schemas['TaxonomyProposalDto'];
export type ProposalInput = Schemas['TaxonomyProposalInput'];
export type ProposalEffect = Schemas['ProposalEffectDto'];
export type EngineScores = Schemas['EngineScoresDto'];
export type EngineScore = Schemas['EngineScoreDto'];

/** Errors: 409 with `errors.name` when there is such an entry. */
export const proposeChange = (input: ProposalInput): Promise<TaxonomyProposal> =>
  create('/api/taxonomy-proposals', { body: input });

/** `open` takes a decision back. */
export const decideProposal = (id: string, status: TaxonomyProposal['status']): Promise<TaxonomyProposal> =>
  readData(api.PUT('/api/taxonomy-proposals/{id}', { params: { path: { id } }, body: { status } }));

/** Starts a job; its result is among the scores. */
export const scoreEngine = (input: Schemas['ScoreEngineInput']): Promise<{ jobId: string }> =>
  create('/api/engine-scores', { body: input });
