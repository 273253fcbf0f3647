import { looksLikeHtml } from '../../../common/http/json.js';
import { getPath, cleanText, htmlToText, httpsUrl, TEXT_LIMITS } from '../../html/clean.js';

/** One app of a Google Play chart, in its order. */
export interface PlayChartApp {
  /** From 1; an unreadable entry leaves a gap. */
  place: number;
  storeId: string;
  title: string;
  developer: string | null;
  iconUrl: string | null;
  description: string | null;
  /** The app's genre in the requested language; the chart contains no id. */
  genreLabel: string | null;
}

export type PlayChart =
  | { form: 'apps'; apps: PlayChartApp[]; unreadable: number; cluster: string | null }
  | { form: 'empty' | 'refused' | 'web-page' | 'unknown' };

const RPC = 'vyAe2';
const PACKAGE = /^[A-Za-z][\w]*(?:\.[\w]+)+$/;

/**
 * Parses a batchexecute response ourselves. The relevant frame is a line of JSON among lengths and other frames;
 * its third element is JSON in a string. That element is null when Play refuses, which differs from an empty chart.
 */
export function readPlayChart(text: string): PlayChart {
  if (looksLikeHtml(text)) return { form: 'web-page' };
  const frame = findFrame(text);
  if (!frame) return { form: 'unknown' };
  const payload = getPath(frame, 2);
  if (payload === null || payload === undefined) return { form: 'refused' };
  const chart = getPath(parse(payload), 0, 1, 0);
  const list = getPath(chart, 28, 0);
  // An empty chart keeps its position in the response; without the position the layout has changed.
  if (Array.isArray(getPath(chart, 28)) && (list === null || list === undefined)) return { form: 'empty' };
  if (!Array.isArray(list)) return { form: 'unknown' };
  if (list.length === 0) return { form: 'empty' };
  const apps = (list as unknown[]).flatMap((wrapped, index) => readApp(getPath(wrapped, 0), index + 1) ?? []);
  if (apps.length * 2 < list.length) return { form: 'unknown' };
  return { form: 'apps', apps, unreadable: list.length - apps.length, cluster: findCluster(chart) };
}

/** Parses one app of a chart, or of a cluster on a detail page. */
export function readApp(app: unknown, place: number): PlayChartApp | undefined {
  const storeId = getPath(app, 0, 0);
  const title = cleanText(getPath(app, 3), TEXT_LIMITS.title);
  if (typeof storeId !== 'string' || storeId.length > 200 || !PACKAGE.test(storeId) || title === null)
    return undefined;
  return {
    place,
    storeId,
    title,
    developer: cleanText(getPath(app, 14), TEXT_LIMITS.name),
    iconUrl: httpsUrl(getPath(app, 1, 3, 2)),
    description: htmlToText(getPath(app, 13, 1)),
    genreLabel: cleanText(getPath(app, 5), TEXT_LIMITS.name),
  };
}

function findFrame(text: string): unknown {
  for (const line of text.split('\n')) {
    if (!line.startsWith('[[')) continue;
    const frames = parse(line);
    if (!Array.isArray(frames)) continue;
    const wanted = (frames as unknown[]).find(
      (frame) => getPath(frame, 0) === 'wrb.fr' && getPath(frame, 1) === RPC,
    );
    if (wanted) return wanted;
  }
  return undefined;
}

/** Play puts the name of the returned chart into a token, for instance `topselling_free_GAME_PUZZLE`. */
function findCluster(chart: unknown): string | null {
  const token = getPath(chart, 3, 0);
  if (typeof token !== 'string' || token.length > 1_000) return null;
  const bytes = Buffer.from(token, 'base64').toString('latin1');
  return /(?:topselling_free|topselling_paid|topgrossing)_[A-Z_]+/.exec(bytes)?.[0] ?? null;
}

function parse(text: unknown): unknown {
  if (typeof text !== 'string') return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
