import {
  findConfirmTokens,
  type MailServer,
  startMailServer,
} from '../../backend/test/support/mail-server.js';
import { expect } from './fixtures.js';
import { signIn, test as base } from './people.js';
import { type Product, startProduct } from './product.js';

const CHIEF = { email: 'chief@example.com', password: 'three harbours and a tile' };

/** A product of its own whose sign-ups are confirmed by mail. */
const test = base.extend<{ mails: MailServer; product: Product }>({
  mails: async ({}, use) => {
    const server = await startMailServer();
    await use(server);
    await server.close();
  },
  product: async ({ mails }, use) => {
    const product = await startProduct({
      ADMIN_EMAIL: CHIEF.email,
      ADMIN_PASSWORD: CHIEF.password,
      SAMPLE_DATA: 'off',
      SMTP_URL: mails.url,
    });
    await use(product);
    await product.stop();
  },
  baseURL: async ({ product }, use) => use(product.url),
});

test('a sign-up is listed once its owner has opened the link and repeated the password', async ({
  page,
  elsewhere,
  mails,
}) => {
  const nils = { email: 'nils@example.com', password: 'lantern over nine reefs' };
  await page.goto('/signup');
  await page.getByLabel('Email').fill(nils.email);
  await page.getByLabel('Password').fill(nils.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Thank You for Signing Up!' })).toBeVisible();

  await elsewhere.goto('/admin/user-requests');
  await signIn(elsewhere, CHIEF);
  await expect(elsewhere.getByText('No one is waiting')).toBeVisible();

  await expect.poll(() => findConfirmTokens(mails, nils.email)).toHaveLength(1);
  const link = `/signup#confirm=${findConfirmTokens(mails, nils.email)[0]}`;
  await page.goto(link);
  await expect(page).toHaveURL(/\/signup$/);
  await page.getByLabel('Password').fill('another password');
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('This is not the password you chose when you signed up.')).toBeVisible();
  await page.getByLabel('Password').fill(nils.password);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('heading', { name: 'Email address confirmed' })).toBeVisible();

  await elsewhere.reload();
  await expect(elsewhere.getByRole('rowheader', { name: nils.email })).toBeVisible();

  await page.goto('/login');
  await page.goto(link);
  await page.getByLabel('Password').fill(nils.password);
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    'This link was already used or has expired. Sign up again to get a new one.',
  );
});
