import { api, create, readData } from '../client';
import type { components } from '../schema';
import type { TaxonomyProposal } from '../types';

type Schemas = components['schemas'];
export type ProposalInput = Schemas['TaxonomyProposalInput'];

/** Errors: 409 with `errors.name` when the entry exists. */
export const proposeChange = (input: ProposalInput): Promise<TaxonomyProposal> =>
  create('/api/taxonomy-proposals', { body: input });

/** `open` reverts a decision. */
export const decideProposal = (id: string, status: TaxonomyProposal['status']): Promise<TaxonomyProposal> =>
  readData(api.PUT('/api/taxonomy-proposals/{id}', { params: { path: { id } }, body: { status } }));

/** Starts a job; the result appears in the scores. */
export const scoreEngine = (input: Schemas['ScoreEngineInput']): Promise<{ jobId: string }> =>
  create('/api/engine-scores', { body: input });
