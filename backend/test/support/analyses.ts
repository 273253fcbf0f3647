import type { Response } from 'supertest';
import type { Api } from './api.js';
import { importFile } from './jobs.js';
import type { TestApp } from './test-app.js';

export const NOBODY = '4f9a1c5e-1111-4000-8000-00000000abcd';
export const PUZZLE =
  'A match-3 puzzle game: swap and match candies in 900 levels. Join a guild with your friends. Open the daily reward chest.';

export interface Item {
  id?: string;
  name: string;
  description: string;
  confidence: string;
  evidence: string[];
  feedback: { verdict: string; name: string | null; userName: string; userId: string } | null;
}

export interface Analysis {
  id: string;
  bundleId: string;
  title: string;
  mechanics: Item[];
  metaElements: Item[];
  analyzedAt: string;
  analyzedBy: string;
  version: number;
  reused: boolean;
}

export const importGames = ({ admin }: TestApp, rows: object[]) =>
  importFile(admin, 'games', rows.map((row) => `${JSON.stringify(row)}\n`).join(''));

/** Games of a studio: `com.sweet.ant`, `.bee` and `.cat` that can be analysed, `.mute` and `.german` that cannot. */
export const importSweetGames = (studio: TestApp) =>
  importGames(studio, [
    ...['ant', 'bee', 'cat'].map((name) => ({
      bundleId: `com.sweet.${name}`,
      platform: 'android',
      title: `Sweet ${name}`,
      developer: 'Nord Games',
      categories: ['puzzle'],
      description: PUZZLE,
    })),
    { bundleId: 'com.sweet.mute', platform: 'android', title: 'Mute', developer: 'Ost' },
    {
      bundleId: 'com.sweet.german',
      platform: 'android',
      title: 'Zuckerland',
      description:
        'Tausche die Bonbons und löse die Aufgaben. Spiele mit deinen Freunden und sammle jeden Tag eine Belohnung, wenn du das Spiel öffnest.',
    },
  ]);

export async function analyze(api: Api, bundleId: string, more: object = {}): Promise<Analysis> {
  const answer = await api
    .post('/api/analyses')
    .send({ bundleId, ...more })
    .expect(201);
  return answer.body as Analysis;
}

export async function listed(api: Api, address: string, filter: object = {}): Promise<Analysis[]> {
  const answer = await api.get(`${address}?filter=${encodeURIComponent(JSON.stringify(filter))}`).expect(200);
  return answer.body as Analysis[];
}

/** Bundle ids of the games that a person analysed. */
export const listGames = async (api: Api, filter: object = {}): Promise<string[]> =>
  (await listed(api, '/api/analyses', filter)).map(({ bundleId }) => bundleId);

export const problem = ({ body }: Response) =>
  body as { detail: string; code: string; errors?: Record<string, string> };

export const findItem = (body: unknown, id: string): Item | undefined =>
  [...(body as Analysis).mechanics, ...(body as Analysis).metaElements].find((item) => item.id === id);
