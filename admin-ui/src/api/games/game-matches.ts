import type { components } from '../schema';
export type MatchDecision = components['schemas']['MatchDecisionInput']['decision'];
