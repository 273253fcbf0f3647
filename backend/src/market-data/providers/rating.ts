import type { Rating } from '../../games/games.types.js';

/**
 * Builds a rating from what is known.
 * @param counts ratings with one star, two, … five; empty when unknown
 * @returns null when nothing is known; no ratings yet is a total of 0 without a score
 */
export function toRating(
  score: number | null,
  total: number | null,
  counts: readonly number[] = [],
): Rating | null {
  const isUsable = counts.length === 5 && counts.every((count) => Number.isFinite(count) && count >= 0);
  const sum = isUsable ? counts.reduce((all, count) => all + count, 0) : 0;
  const ratingCount = total ?? (sum > 0 ? sum : null);
  if (score === null && ratingCount === null) return null;
  return {
    score:
      ratingCount === 0 || score === null || score <= 0 || score > 5 ? null : Math.round(score * 100) / 100,
    total: ratingCount,
    distribution:
      sum === 0
        ? []
        : [5, 4, 3, 2, 1].map((stars) => {
            const count = counts[stars - 1]!;
            return { stars, count, percentage: Math.round((count / sum) * 1000) / 10 };
          }),
  };
}
