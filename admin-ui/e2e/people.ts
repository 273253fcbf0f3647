import type { APIRequestContext, Page } from '@playwright/test';
import { account, test as base, expect } from './fixtures.js';

export interface Person {
  email: string;
  password: string;
}

let count = 0;

/** What an administrator does by the API, to bring a journey to its beginning and to clear up behind it. */
export class Administrator {
  private readonly invented: Person[] = [];

  private constructor(
    private readonly request: APIRequestContext,
    private readonly token: string,
  ) {}

  /** Somebody with an address of their own, so that journeys neither meet nor repeat each other. */
  somebody(name: string): Person {
    count += 1;
    const email = `${name}.${Date.now().toString(36)}${count}@example.com`;
    const person = { email, password: 'lantern over nine reefs' };
    this.invented.push(person);
    return person;
  }

  static async signIn(request: APIRequestContext): Promise<Administrator> {
    const answer = await request.post('/api/auth/login', { data: account() });
    expect(answer.status()).toBe(200);
    const { accessToken } = (await answer.json()) as { accessToken: string };
    return new Administrator(request, accessToken);
  }

  /** Makes an approved account. */
  async admit(person: Person, role: 'user' | 'analyst' | 'admin'): Promise<string> {
    const answer = await this.request.post('/api/auth/signup', { data: person });
    expect(answer.status()).toBe(202);
    const id = await this.findId(person);
    await this.send('post', `/api/user-requests/${id}/approve`, { role });
    return id;
  }

  async findId({ email }: Person): Promise<string> {
    const [profile] = await this.list<{ id: string }>('profiles', { q: email });
    if (!profile) throw new Error(`Nobody is called ${email}`);
    return profile.id;
  }

  async list<T>(resource: string, filter: object): Promise<T[]> {
    const query = new URLSearchParams({ filter: JSON.stringify(filter) });
    return (await this.send('get', `/api/${resource}?${query}`)) as T[];
  }

  /** Takes the invented people away again; nobody should wait in the queue of the next journey. */
  async dismissAll(): Promise<void> {
    for (const { email } of this.invented) {
      const [profile] = await this.list<{ id: string }>('profiles', { q: email });
      if (profile) await this.send('delete', `/api/profiles/${profile.id}`);
    }
  }

  async send(method: 'get' | 'post' | 'put' | 'delete', path: string, data?: object): Promise<unknown> {
    const headers = { Authorization: `Bearer ${this.token}` };
    const answer = await this.request[method](path, { headers, data });
    expect(answer.ok(), `${method} ${path} answered ${answer.status()}`).toBe(true);
    return answer.json();
  }
}

interface People {
  chief: Administrator;
  /** A page in another browser, which shares nothing with the first. */
  elsewhere: Page;
}

export const test = base.extend<People>({
  chief: async ({ request }, use) => {
    const chief = await Administrator.signIn(request);
    await use(chief);
    await chief.dismissAll();
  },
  elsewhere: async ({ browser, baseURL }, use) => {
    const context = await browser.newContext({ baseURL });
    await use(await context.newPage());
    await context.close();
  },
});

/** Fills the form of the sign-in page and sends it. */
export async function signIn(page: Page, { email, password }: Person): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** The fixed text, and why the account itself may not come in. */
export async function expectFailedSignIn(page: Page, reason?: string): Promise<void> {
  await expect(page.getByRole('alert')).toHaveText('Failed to sign in');
  if (reason) await expect(page.getByText(reason)).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
}
