import type { Webhook } from '../../api/types';

type WebhookType = Webhook['types'][number];

/** The event types of a webhook, grouped into topics. */
export const TOPICS: Record<string, { label: string; types: WebhookType[] }> = {
  charts: {
    label: 'Charts: entries, exits, moves, peaks',
    types: ['chart.entered', 'chart.left', 'chart.moved', 'chart.peaked', 'chart.number_one'],
  },
  games: { label: 'New games', types: ['game.first_seen', 'game.first_seen_in_country'] },
  stores: {
    label: 'Store pages: versions, texts, prices, ratings',
    types: [
      ...(['store.version_released', 'store.title_changed', 'store.icon_changed'] as const),
      ...(['store.screenshots_changed', 'store.description_changed', 'store.price_changed'] as const),
      ...(['store.removed', 'store.returned', 'rating.shifted'] as const),
    ],
  },
  analyses: {
    label: 'Analyses',
    types: ['analysis.stored', 'analysis.mechanic_appeared', 'analysis.mechanic_gone'],
  },
  coverage: { label: 'Missing charts', types: ['coverage.missing'] },
  jobs: { label: 'Finished jobs', types: ['job.completed', 'job.failed', 'job.cancelled'] },
  requests: {
    label: 'User requests',
    types: ['user_request.created', 'user_request.approved', 'user_request.rejected'],
  },
};

const ALL = Object.values(TOPICS).flatMap(({ types }) => types);

/** Topics with at least one of these types; all of them when the list is empty. */
export const readTopics = (types: readonly WebhookType[]): Record<string, boolean> =>
  Object.fromEntries(
    Object.entries(TOPICS).map(([topic, { types: own }]) => [
      topic,
      types.length === 0 || own.some((type) => types.includes(type)),
    ]),
  );

/** The types of the chosen topics; a topic that was partly chosen keeps its part. */
export function writeTopics(
  chosen: Record<string, boolean>,
  before: readonly WebhookType[] = [],
): WebhookType[] {
  const types = Object.entries(TOPICS)
    .filter(([topic]) => chosen[topic])
    .flatMap(([, { types: own }]) => {
      const part = own.filter((type) => before.includes(type));
      return part.length > 0 ? part : own;
    });
  return types.length === ALL.length ? [] : types;
}

export function describeTopics(types: readonly WebhookType[]): string {
  if (types.length === 0) return 'Everything';
  const chosen = readTopics(types);
  return Object.entries(TOPICS)
    .filter(([topic]) => chosen[topic])
    .map(([, { label }]) => label.split(':')[0])
    .join(', ');
}
