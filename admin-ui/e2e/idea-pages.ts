import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { expect } from './fixtures.js';

export const IDEAS = '/admin/idea-generation';
export const getMechanics = (page: Page): Locator => page.getByRole('region', { name: 'Core Mechanics' });
export const getMetaElements = (page: Page): Locator => page.getByRole('region', { name: 'Meta Elements' });
export const getTexts = (list: Locator): Locator => list.locator('.item-content');
export const getChat = (page: Page): Locator => page.getByRole('region', { name: 'Chat', exact: true });

/** Journeys neither meet nor repeat each other. */
export const named = (text: string): string => `${text} ${Date.now().toString(36)}`;

export interface Api {
  post: <T>(path: string, data: object) => Promise<T>;
  put: (path: string) => Promise<void>;
  get: <T>(path: string) => Promise<T>;
}

/** The API in the name of somebody; signs in anew. */
export async function openApi(
  request: APIRequestContext,
  person: { email: string; password: string },
): Promise<Api> {
  const answer = await request.post('/api/auth/login', { data: person });
  const { accessToken } = (await answer.json()) as { accessToken: string };
  const headers = { Authorization: `Bearer ${accessToken}` };
  const told = async (path: string, response: Awaited<ReturnType<typeof request.get>>) => {
    expect(response.ok(), `${path}: ${response.status()} ${await response.text()}`).toBe(true);
    return response.json() as Promise<never>;
  };
  return {
    post: async (path, data) => told(path, await request.post(path, { headers, data })),
    put: async (path) => void (await told(path, await request.put(path, { headers }))),
    get: async (path) => told(path, await request.get(path, { headers })),
  };
}

const MECHANICS = ['Match three tiles in a row', 'Merge two crates', 'Limited moves per level'];

/** An idea with three mechanics, or those that are given, and one meta element. */
export async function makeIdea(api: Api, name: string, mechanics = MECHANICS): Promise<string> {
  const items = (...texts: string[]) => texts.map((content) => ({ content }));
  const { id } = await api.post<{ id: string }>('/api/ideas', {
    name,
    coreMechanics: items(...mechanics),
    metaElements: items('Rebuild the harbour'),
  });
  return id;
}

/** Opens an idea and waits until it stands there. */
export async function openIdea(page: Page, id: string): Promise<void> {
  await page.goto(`${IDEAS}/${id}`);
  await expect(getTexts(getMechanics(page)).first()).toBeVisible();
}

export async function send(page: Page, text: string): Promise<void> {
  await page.getByPlaceholder('Type your message...').fill(text);
  await page.keyboard.press('Enter');
}
