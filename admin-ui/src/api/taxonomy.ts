import { api, create, readData } from './client';
import type { components } from './schema';

type Schemas = components['schemas'];

export type TaxonomyEntry = Schemas['TaxonomyEntryDto'];
export type TaxonomyProposal = Schemas['TaxonomyProposalDto'];
export type ProposalInput = Schemas['TaxonomyProposalInput'];
export type EntryGame = Schemas['EntryGameDto'];

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
