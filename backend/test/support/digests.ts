import { load } from 'cheerio';
import { findLastDays } from '../../src/digests/schedule/digest-days.js';
import type { DigestPreviewDto } from '../../src/digests/stored/digests.dto.js';
import { DemoHistory } from '../../src/seed/demo-history/demo-history.service.js';
import type { Api } from './api.js';
import type { TestApp } from './test-app.js';

export const PUBLIC_URL = 'https://kit.example';
/** The last full week. */
export const WEEK = findLastDays({ period: 'weekly', weekday: 'monday' }, new Date());
/** One list of the sample history. */
export const MARKET = { scope: 'market', platform: 'android', country: 'nz', rankingType: 'revenue' };

export const makeHistory = ({ app }: TestApp) =>
  app
    .get(DemoHistory)
    .create({ days: 60, seed: 'digests', countries: ['nz', 'au'], until: new Date(WEEK.lastDay) });

export const read = async <T>(path: string, api: Api): Promise<T> =>
  (await api.get(path).expect(200)).body as T;

export const preview = async (body: object, api: Api): Promise<DigestPreviewDto> =>
  (
    await api
      .post('/api/digests/preview')
      .send({ period: 'weekly', ...body })
      .expect(200)
  ).body as DigestPreviewDto;

export const watch = async (name: string, bundleIds: string[], api: Api): Promise<string> =>
  ((await api.post('/api/watchlists').send({ name, bundleIds }).expect(201)).body as { id: string }).id;

/** The texts of the rows under a heading. */
export function listRows(html: string, heading: string): string[] {
  const $ = load(html);
  const cell = $('h2')
    .filter((_, element) => $(element).text().startsWith(heading))
    .parent();
  return cell
    .find('table.rows tr')
    .map((_, row) => $(row).text().replace(/\s+/g, ' ').trim())
    .get();
}
