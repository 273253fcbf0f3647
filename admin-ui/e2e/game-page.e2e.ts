import { PHONE, RANKINGS, THEMES, expectAccessible, expectNoOverflow, useTheme } from './fixtures.js';
import { expect, test } from './replayed.js';

/** Games of the played stores; no chart has brought them here yet. */
const ANDROID = 'com.example.tinrabbit.ivoryvault20';
const IOS = { bundleId: 'com.example.twoacorns.gentlelogos0', trackId: '98000000000' };

const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="160"><rect width="90" height="160"/></svg>';

test.use({ journey: 'game page' });
test.beforeEach(async ({ stores, page }) => {
  await stores.answer('ok');
  // The stores' picture hosts: one picture is gone.
  await page.route(/googleusercontent\.com|mzstatic\.com/, (route) =>
    route.request().url().includes('shot2')
      ? route.abort()
      : route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
  );
});

test('a game that nobody has asked for opens with all its stores tell', async ({ admin }) => {
  await admin.goto(`${RANKINGS}/${ANDROID}`);
  await expect(admin.getByRole('heading', { level: 1, name: 'Ivory Vault 2' })).toBeVisible();
  await expect(admin.getByText('Google Play: found')).toBeVisible();
  const downloads = admin.getByRole('region', { name: 'Downloads' });
  await expect(downloads).toContainText('10,000+');
  await expect(downloads).toContainText('+12.5%sample');
  const revenue = admin.getByRole('region', { name: 'Revenue' });
  await expect(revenue).toContainText('> $20.000');
  await expect(revenue.getByText('Default, not measured')).toBeVisible();
  await expect(admin.getByRole('region', { name: 'Rating' }).getByRole('listitem')).toHaveCount(5);
  // Text stays text, breaks stay breaks.
  await expect(admin.getByText('"Rampart" & more <soon>')).toBeVisible();
  await expect(admin.getByRole('link', { name: /^Google Play/ })).toHaveAttribute(
    'href',
    `https://play.google.com/store/apps/details?id=${ANDROID}`,
  );
  await expect(admin.getByRole('link', { name: /^Market-intelligence page/ })).toHaveAttribute(
    'href',
    /ivory-vault-2.*com\.example\.tinrabbit/,
  );

  // A similar app is not in the catalog either; it opens all the same, and the way back leads here.
  const similar = admin.getByRole('region', { name: 'Similar Apps' }).getByRole('link').first();
  const title = (await similar.textContent()) ?? '';
  await similar.click();
  await expect(admin.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await admin.getByRole('link', { name: 'Back to Rankings' }).click();
  await expect(admin).toHaveURL(new RegExp(`${ANDROID}$`));
});

test('an iOS game known by its number gets its name, and its store link keeps the number', async ({
  admin,
}) => {
  await admin.goto(`${RANKINGS}/id${IOS.trackId}`);
  await expect(admin.getByRole('heading', { level: 1, name: 'Gentle Logos' })).toBeVisible();
  await expect(admin).toHaveURL(new RegExp(IOS.bundleId));
  await expect(admin.getByRole('link', { name: /^App Store/ })).toHaveAttribute('href', /\/id98000000000/);
  // The other store, and another country: asked, and told apart.
  await admin.getByRole('button', { name: 'Google Play' }).click();
  await expect(admin.getByText('Google Play: not available in this country')).toBeVisible();
  await expect(admin).toHaveURL(/platform=android/);
  await admin.getByLabel('Country', { exact: true }).selectOption({ label: 'Japan' });
  await expect(admin).toHaveURL(/country=jp/);
  await admin.goBack();
  await expect(admin.getByLabel('Country', { exact: true })).toHaveValue('us');
});

test('screenshots enlarge, move by the arrows, survive one that is gone, and give the focus back', async ({
  admin,
}) => {
  await admin.goto(`${RANKINGS}/${IOS.bundleId}`);
  const first = admin.getByRole('button', { name: /^Enlarge screenshot 1 of/ });
  await first.click();
  const box = admin.getByRole('dialog', { name: 'Screenshots of Gentle Logos' });
  await expect(box.getByRole('img', { name: 'Screenshot 1 of Gentle Logos' })).toBeVisible();
  await admin.keyboard.press('ArrowRight');
  await expect(box.getByText('Screenshot 2 of')).toBeVisible();
  await expect(box.getByText('Could not be loaded')).toBeVisible();
  await expectAccessible(admin, '.MuiDialog-root');
  await admin.keyboard.press('Home');
  await expect(box.getByRole('button', { name: 'Previous screenshot' })).toBeDisabled();
  await admin.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(first).toBeFocused();
});

test('the team writes notes, and one is deleted only after a question', async ({ admin }) => {
  await admin.goto(`${RANKINGS}/${ANDROID}`);
  const notes = admin.getByRole('region', { name: 'Team notes' });
  await notes.getByLabel('New note').fill('Watch the events.\nThey come back.');
  await notes.getByRole('button', { name: 'Add note' }).click();
  const note = notes.getByRole('listitem');
  await expect(note).toContainText('They come back.');
  await note.getByRole('button', { name: /^Edit/ }).click();
  await notes.getByLabel(/^Note by/).fill('Watch the weekly events.');
  await notes.getByRole('button', { name: 'Save' }).click();
  await expect(note).toContainText('Watch the weekly events.');
  await expect(note).toContainText('edited');
  await note.getByRole('button', { name: /^Delete/ }).click();
  const question = admin.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(notes.getByText(/^No notes yet/)).toBeVisible();
});

test('when the stores refuse, the page stands, says so at the bottom, and recovers', async ({
  admin,
  stores,
}) => {
  await admin.goto(`${RANKINGS}/${ANDROID}`);
  await expect(admin.getByText('Google Play: found')).toBeVisible();
  await stores.answer('forbidden');
  await admin.getByRole('button', { name: 'Refresh details' }).click();
  const banner = admin.getByRole('alert');
  await expect(banner).toContainText('Failed to load additional game details', { timeout: 30_000 });
  await expect(admin.getByText('Google Play: blocked')).toBeVisible();
  await expect(admin.getByRole('heading', { level: 1, name: 'Ivory Vault 2' })).toBeVisible();
  await expect(admin.getByRole('region', { name: 'Downloads' })).toContainText('10,000+');
  await stores.answer('ok');
  await banner.getByRole('button', { name: 'Retry' }).click();
  await expect(banner).toHaveCount(0, { timeout: 30_000 });
});

for (const theme of THEMES) {
  test(`the page is open to everybody, ${theme}`, async ({ admin }) => {
    await useTheme(admin, theme);
    await admin.goto(`${RANKINGS}/${ANDROID}`);
    await expect(admin.getByText('Google Play: found')).toBeVisible();
    await expectAccessible(admin, 'main');
    await admin.setViewportSize(PHONE);
    await expect(admin.getByRole('heading', { level: 1, name: 'Ivory Vault 2' })).toBeVisible();
    await expectNoOverflow(admin);
    await expectAccessible(admin, 'main');
  });
}

test('a game is added by its store page, what is wrong stands beside the field, and details are filled in', async ({
  admin,
}) => {
  await admin.goto('/admin/games');
  await admin.getByRole('button', { name: 'Add game' }).click();
  const dialog = admin.getByRole('dialog', { name: 'Add game' });
  const field = dialog.getByLabel('Store link or id');
  await field.fill('https://example.com/not-a-store');
  await admin.keyboard.press('Enter');
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toBeFocused();
  await field.fill(
    'https://play.google.com/store/apps/details?id=com.example.mellowgear.ivoryhunterorigins2',
  );
  await admin.keyboard.press('Enter');
  await expect(admin.getByRole('heading', { level: 1, name: 'Ivory Hunter: Origins' })).toBeVisible();
  await admin.getByRole('link', { name: /^Back to/ }).click();

  // Two letters are missing.
  await admin.getByLabel('Search by title, developer or id').fill('ivory huntr orgins');
  await expect(admin.getByRole('link', { name: /Ivory Hunter: Origins/ })).toBeVisible();
  await admin.getByRole('checkbox', { name: 'Select Ivory Hunter: Origins' }).check();
  await admin
    .getByRole('group', { name: 'Selected games' })
    .getByRole('button', { name: 'Fetch store details' })
    .click();
  await expect(admin.locator('.banner')).toContainText(/: (done|partly)/, { timeout: 30_000 });
});
