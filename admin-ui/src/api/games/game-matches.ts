import { api, readData } from '../client';
import type { components } from '../schema';
import type { GameMatch } from '../types';
export type MatchDecision = components['schemas']['MatchDecisionInput']['decision'];

/** Decides whether two games are the same. */
export const decideMatch = (id: string, decision: MatchDecision): Promise<GameMatch> =>
  readData(api.POST('/api/game-matches/{id}/decision', { params: { path: { id } }, body: { decision } }));
