import type { components } from '../schema';

type Schemas = components['schemas'];
export type ProposalInput = Schemas['TaxonomyProposalInput'];
