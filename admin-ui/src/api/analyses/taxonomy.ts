import { api, create, readData } from '../client';
import type { components } from '../schema';
import type { TaxonomyProposal } from '../types';

type Schemas = components['schemas'];
export type ProposalInput = Schemas['TaxonomyProposalInput'];

/** Errors: 409 with `errors.name` when there is such an entry. */
export const proposeChange = (input: ProposalInput): Promise<TaxonomyProposal> =>
  create('/api/taxonomy-proposals', { body: input });

/** `open` takes a decision back. */
export const decideProposal = (id: string, status: TaxonomyProposal['status']): Promise<TaxonomyProposal> =>
  readData(api.PUT('/api/taxonomy-proposals/{id}', { params: { path: { id } }, body: { status } }));

/** Starts a job; its result is among the scores. */
export const scoreEngine = (input: Schemas['ScoreEngineInput']): Promise<{ jobId: string }> =>
  create('/api/engine-scores', { body: input });
