import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeApi, grant } from '../../testing/fake-api';
import { session } from '../session/session';
import { upload } from './upload';

/** Answers uploads with these statuses in turn; 0 is a lost connection. */
let statuses: number[];
let sent: { path: string; token: string }[];

class FakeRequest {
  upload = {};
  status = 0;
  statusText = '';
  responseText = '{"jobId":"j1"}';
  onload = () => undefined;
  onerror = () => undefined;
  onloadend = () => undefined;
  private path = '';
  private token = '';
  open = (_method: string, path: string) => (this.path = path);
  setRequestHeader = (name: string, value: string) => name === 'Authorization' && (this.token = value);
  getResponseHeader = () => '7';
  send() {
    sent.push({ path: this.path, token: this.token });
    this.status = statuses.shift() ?? 202;
    if (this.status) this.onload();
    else this.onerror();
    this.onloadend();
  }
}

beforeEach(async () => {
  [statuses, sent] = [[], []];
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  fakeApi({
    'POST /api/auth/login': () => ({ body: grant('old') }),
    'POST /api/auth/refresh': () => ({ body: grant('new') }),
  });
  await session.signIn('a@b.co', 'words of mine');
});
afterEach(() => vi.unstubAllGlobals());

const send = () =>
  upload('/api/rankings/import', new Blob(['a']), {
    onProgress: () => undefined,
    signal: new AbortController().signal,
  });

it('sends the file again with a fresh token when the old one has ended', async () => {
  statuses = [401];
  expect(await send()).toEqual({ jobId: 'j1' });
  expect(sent).toEqual([
    { path: '/api/rankings/import', token: 'Bearer old' },
    { path: '/api/rankings/import', token: 'Bearer new' },
  ]);
});

it('says how long to wait, and when the connection was lost', async () => {
  statuses = [429];
  await expect(send()).rejects.toMatchObject({ status: 429, retryAfter: 7 });
  statuses = [0];
  await expect(send()).rejects.toThrow('The connection was lost during the upload. Try again.');
});
