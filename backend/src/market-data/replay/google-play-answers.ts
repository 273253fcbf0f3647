import { type InventedGame, inventedChart } from './invented-games.js';

const ICONS = 'https://play-lh.googleusercontent.com/invented-';

export interface PlayChartQuery {
  cluster: string;
  category: string;
  count: number;
  country: string;
  day: Date;
}

/** Reads count, cluster and category from the form field that a client sends. */
export function readChartRequest(
  body: string,
): { cluster: string; category: string; count: number } | undefined {
  const inner = new URLSearchParams(body).get('f.req') ?? '';
  const chart = /\\"(topselling_free|topselling_paid|topgrossing)\\",\\"([A-Z_]+)\\"/.exec(inner);
  const count = /\[8,\[20,(\d+)\]\]/.exec(inner);
  return chart ? { cluster: chart[1]!, category: chart[2]!, count: Number(count?.[1] ?? 50) } : undefined;
}

export function chartGames({ cluster, category, count, country, day }: PlayChartQuery): InventedGame[] {
  return inventedChart('android', category, country, cluster, day, Math.min(count, 100));
}

/** The payload inside the frame; without games, the list's position stays empty. */
export function chartPayload(
  games: InventedGame[],
  query: Pick<PlayChartQuery, 'cluster' | 'category'>,
): unknown {
  const token = Buffer.concat([
    Buffer.from([0xaa, 2, 8, 26]),
    Buffer.from(`${query.cluster}_${query.category}`),
  ]);
  const chart: unknown[] = Array<unknown>(29).fill(null);
  chart[3] = [token.toString('base64')];
  chart[28] = games.length === 0 ? [] : [games.map((game) => [playApp(game), null, 1])];
  return [[null, [chart]]];
}

/** The envelope: a guard line, lengths, and a frame whose payload is JSON in a string. */
export function batchAnswer(payload: unknown, error?: unknown): string {
  const inner = payload === null ? null : JSON.stringify(payload);
  const frame = JSON.stringify([['wrb.fr', 'vyAe2', inner, null, null, error ?? null, 'generic']]);
  const rest = JSON.stringify([
    ['di', 299],
    ['af.httprm', 299, '1807996992130909047', 17],
  ]);
  return `)]}'\n\n${frame.length + 2}\n${frame}\n${rest.length + 2}\n${rest}\n`;
}

const toPicture = (name: string, size: [number, number]) => [
  null,
  2,
  size,
  [null, null, `${ICONS}${name}`],
  null,
  [90, 120, 150, 255],
];

/** One app as in charts and clusters. */
export function playApp(game: InventedGame): unknown[] {
  const app: unknown[] = Array<unknown>(30).fill(null);
  app[0] = [game.storeId, 7];
  app[1] = toPicture(`icon-${game.storeId}`, [512, 512]);
  app[2] = [1, 2, 3].map((shot) => toPicture(`shot${shot}-${game.storeId}`, [1080, 1920]));
  app[3] = game.title;
  app[4] = game.hasPreview ? null : [String(game.score).slice(0, 3), game.score];
  app[5] = game.genres[0]!.storeLabel;
  app[8] = [null, [[0, 'USD', '']], null, [null, 'Buy'], null, 1];
  app[10] = [null, null, null, null, [null, null, `/store/apps/details?id=${game.storeId}`]];
  app[13] = [null, playHtml(game.description)];
  app[14] = game.developer;
  app[15] = `${game.installs.toLocaleString('en-US')}+`;
  app[24] = ['Everyone'];
  return app;
}

/** Play sends texts as HTML. */
export const playHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('\n', '<br>');
