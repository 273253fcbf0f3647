import type { SamplePlugin } from '../plugins/plugins.types.js';
import type { NewPrototype } from '../prototypes/prototypes.types.js';
import type { RevenueFacts } from '../revenue/revenue.types.js';

/** Made-up revenue of two made-up games: thousands of dollars by month, oldest first. */
const REVENUE = [
  {
    game: 'Lantern Harbour',
    iap: [38.4, 41.2, 46.9, 52.6, 58.3, 64.8],
    ads: [11.2, 12.6, 12.1, 14.4, 15.9, 17.3],
  },
  { game: 'Orbit Orchard', iap: [14.6, 17.8, 21.3, 20.4, 25.7, 29.1], ads: [6.9, 7.4, 8.8, 9.6, 9.1, 10.7] },
];

/** Six months ending with the month of `now`. */
export function createSampleRevenue(now: Date): RevenueFacts[] {
  return REVENUE.flatMap(({ game, iap, ads }) =>
    iap.flatMap((purchases, index) => {
      const at = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - iap.length + 1 + index, 1));
      const month = at.toISOString().slice(0, 7);
      return [
        { month, game, source: 'in_app_purchases' as const, amount: purchases * 1_000 },
        { month, game, source: 'advertisements' as const, amount: (ads[index] ?? 0) * 1_000 },
      ];
    }),
  );
}

export const samplePrototypes: NewPrototype[] = [
  {
    name: 'Lantern Harbour: storms',
    description:
      'Weather that changes which routes are safe; tests whether players replan instead of leaving.',
    status: 'In Progress',
    progress: 65,
    team: ['Mara Lind', 'Tomasz Reyes', 'Ife Adeyemi'],
  },
  {
    name: 'Orbit Orchard duels',
    description: 'Two gardens race for the same comet. Ninety-second matches against a recorded opponent.',
    status: 'Planning',
    progress: 20,
    team: ['Ife Adeyemi', 'Jonas Berg'],
  },
  {
    name: 'Night market',
    description: 'A merge game whose board is a market that only opens after dusk in the player’s own time.',
    status: 'Testing',
    progress: 90,
    team: ['Mara Lind', 'Priya Nair', 'Jonas Berg', 'Tomasz Reyes'],
  },
];

export const samplePlugins: SamplePlugin[] = [
  {
    name: 'Tide and weather',
    author: 'Quay Tools',
    description: 'Waves, wind and rain that levels can ask for, with a budget for slow phones.',
    version: '2.3.1',
    url: 'https://plugins.example.com/tide-and-weather',
    downloads: 12_400,
    rating: 4.8,
  },
  {
    name: 'Save anywhere',
    author: 'Northlight',
    description: 'Progress that follows a player to the next phone, with conflicts settled in plain rules.',
    version: '1.9.0',
    url: 'https://plugins.example.com/save-anywhere',
    downloads: 8_950,
    rating: 4.6,
  },
  {
    name: 'Fair shuffle',
    author: 'Card Table Co.',
    description: 'Shuffles and drop tables that can be replayed from a seed and shown to the player.',
    version: '0.8.4',
    url: 'https://plugins.example.com/fair-shuffle',
    downloads: 5_300,
    rating: 4.2,
  },
  {
    name: 'Quiet ads',
    author: 'Soft Landing',
    description: 'Rewarded videos that never interrupt: asked for, capped and muted by default.',
    version: '3.0.2',
    url: 'https://plugins.example.com/quiet-ads',
    downloads: 15_700,
    rating: 4.4,
  },
];
