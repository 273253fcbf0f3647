import type { Response } from 'supertest';
import type { Role } from '../../src/common/access/access.types.js';
import type { Api } from './api.js';
import type { TestApp } from './test-app.js';
import { waitUntil } from './wait-until.js';

export const PASSWORD = 'seven blue teapots';

export interface TestPerson {
  id: string;
  email: string;
  token: string;
  api: Api;
}

/** Signs somebody up who then waits. Returns the profile's id. */
export async function signUp(studio: TestApp, email: string, password = PASSWORD): Promise<string> {
  await studio.api.post('/api/auth/signup').send({ email, password }).expect(202);
  return findId(studio, email);
}

/** Signs somebody up, lets them in, and signs them in. */
export async function join(
  studio: TestApp,
  email: string,
  { admin = false, role = admin ? 'admin' : 'user' }: { admin?: boolean; role?: Role } = {},
): Promise<TestPerson> {
  const id = await signUp(studio, email);
  await studio.admin.post(`/api/user-requests/${id}/approve`).send({ role }).expect(200);
  const token = await studio.getToken(email, PASSWORD);
  return { id, email, token, api: studio.api.as(token) };
}

export async function findId(studio: TestApp, email: string): Promise<string> {
  const filter = encodeURIComponent(JSON.stringify({ q: email }));
  const answer = await studio.admin.get(`/api/profiles?filter=${filter}`).expect(200);
  const [profile] = answer.body as { id: string }[];
  if (!profile) throw new Error(`Nobody has the email ${email}.`);
  return profile.id;
}

/** The cookies that an answer sets, by name, with their attributes as text. */
export function readCookies(answer: Response): Record<string, { value: string; attributes: string }> {
  const lines = (answer.headers['set-cookie'] ?? []) as unknown as string[];
  return Object.fromEntries(
    [lines].flat().map((line) => {
      const [pair = '', ...attributes] = line.split('; ');
      const [name = '', value = ''] = pair.split(/=(.*)/);
      return [name, { value, attributes: attributes.join('; ') }];
    }),
  );
}

interface Mail {
  to: string;
  subject: string;
  text: string | null;
  confidential: boolean;
  state: string;
}

/** Waits until `count` mails to somebody stand in the outbox; newest first. */
export async function mailsTo(studio: TestApp, email: string, count = 1): Promise<Mail[]> {
  const filter = encodeURIComponent(JSON.stringify({ q: email }));
  return waitUntil(`${count} mails to ${email}`, async () => {
    const answer = await studio.admin.get(`/api/outbox?filter=${filter}`).expect(200);
    const mails = (answer.body as Mail[]).filter(({ to, state }) => to === email && state !== 'queued');
    return mails.length >= count && mails;
  });
}

/** Audit lines of a kind, newest first. */
export async function listActivity(studio: TestApp, kind: string): Promise<Record<string, string | null>[]> {
  const filter = encodeURIComponent(JSON.stringify({ kind }));
  return (await studio.admin.get(`/api/activity?filter=${filter}`).expect(200)).body as Record<
    string,
    string | null
  >[];
}
