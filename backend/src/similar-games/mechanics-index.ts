import { findEntry } from '../ai/taxonomy/taxonomy.js';
import type { Confidence } from '../ai/ai.types.js';
import type { AnalyzedGame } from './similar-games.types.js';

export interface NearGame {
  bundleId: string;
  /** From 0 to 1. */
  nearness: number;
}

/** Core mechanics describe what people do; meta elements surround them. */
const KIND_WEIGHT = { mechanic: 2, meta: 1 };
const CONFIDENCE_WEIGHT: Record<Confidence, number> = { high: 1, medium: 0.7, low: 0.4 };
/** Mechanics of one family are similar even when they differ: swapping and tapping groups are both matching. */
const FAMILY_WEIGHT = 0.5;
/** Related entries of the taxonomy partly overlap. */
const RELATED_WEIGHT = 0.3;

/** A property of a game: an item, or the family of its mechanics. */
interface Trait {
  key: string;
  strength: number;
}

interface Posting {
  games: number[];
  strengths: number[];
}

const toTraits = ({ items }: AnalyzedGame): Trait[] => {
  const traits = new Map<string, number>();
  const add = (key: string, strength: number) => traits.set(key, Math.max(traits.get(key) ?? 0, strength));
  for (const { id, confidence } of items) {
    const entry = findEntry(id);
    if (!entry) continue;
    const strength = CONFIDENCE_WEIGHT[confidence] * KIND_WEIGHT[entry.kind];
    add(id, strength);
    for (const related of entry.related ?? []) add(related, strength * RELATED_WEIGHT);
    if (entry.kind === 'mechanic') add(`family ${entry.family}`, strength * FAMILY_WEIGHT);
  }
  return [...traits].map(([key, strength]) => ({ key, strength }));
};

/** Index of games by traits, so that a lookup only touches games with something in common. Rare traits weigh more. */
export class MechanicsIndex {
  private readonly ids: string[];
  private readonly postings = new Map<string, Posting>();
  private readonly norms: Float64Array;

  constructor(games: readonly AnalyzedGame[]) {
    this.ids = games.map(({ bundleId }) => bundleId);
    games.forEach((game, place) => {
      for (const { key, strength } of toTraits(game)) {
        const posting = this.postings.get(key) ?? { games: [], strengths: [] };
        this.postings.set(key, posting);
        posting.games.push(place);
        posting.strengths.push(strength);
      }
    });
    this.norms = new Float64Array(games.length);
    for (const posting of this.postings.values()) {
      const rarity = this.computeRarity(posting);
      posting.games.forEach((place, at) => {
        this.norms[place]! += (posting.strengths[at]! * rarity) ** 2;
      });
    }
  }

  /** Cosine similarity of a game to each that shares a trait, nearest first. */
  listNearest(game: AnalyzedGame, limit: number): NearGame[] {
    const sums = new Float64Array(this.ids.length);
    const touched: number[] = [];
    let norm = 0;
    for (const { key, strength } of toTraits(game)) {
      const posting = this.postings.get(key);
      if (!posting) continue;
      const weight = strength * this.computeRarity(posting) ** 2;
      norm += strength * weight;
      posting.games.forEach((place, at) => {
        if (sums[place] === 0) touched.push(place);
        sums[place]! += weight * posting.strengths[at]!;
      });
    }
    return touched
      .map((place) => ({ place, nearness: sums[place]! / Math.sqrt(norm * this.norms[place]!) }))
      .filter(({ place }) => this.ids[place] !== game.bundleId)
      .sort((a, b) => b.nearness - a.nearness || (this.ids[a.place]! < this.ids[b.place]! ? -1 : 1))
      .slice(0, limit)
      .map(({ place, nearness }) => ({ bundleId: this.ids[place]!, nearness: Math.min(1, nearness) }));
  }

  private computeRarity({ games }: Posting): number {
    return Math.log(1 + this.ids.length / games.length);
  }
}
