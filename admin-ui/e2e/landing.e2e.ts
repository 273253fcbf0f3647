import { PHONE, THEMES, expect, expectAccessible, expectNoOverflow, test } from './fixtures.js';

const PAGES = ['/', '/privacy', '/terms', '/presentation', '/deck.html', '/no-such-page'];

for (const theme of THEMES) {
  test(`axe finds nothing on the public pages, ${theme}, wide and on a phone`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
    for (const path of PAGES) {
      const response = await page.goto(path);
      expect(response?.status()).toBe(path === '/no-such-page' ? 404 : 200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      for (const size of [{ width: 1440, height: 900 }, PHONE]) {
        await page.setViewportSize(size);
        await expectAccessible(page);
        await expectNoOverflow(page);
      }
    }
  });
}

test('the sign-in page has the theme of the landing page, and the deck leads back to it', async ({
  page,
}) => {
  for (const theme of THEMES) {
    await page.emulateMedia({ colorScheme: theme });
    await page.goto('/login');
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
  }
  await page.goto('/presentation');
  await page.frameLocator('iframe').getByRole('link', { name: 'Gamekit' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /Read the chart/ })).toBeVisible();
});

test('the bar turns opaque past 10 pixels, its links lead to their sections, Get Started to the account', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'dark' });
  await page.goto('/');
  const bar = page.locator('header.bar');
  const clear = 'rgba(0, 0, 0, 0)';
  await expect(bar).toHaveCSS('background-color', clear);
  await page.evaluate(() => scrollTo(0, 10));
  await expect(bar).toHaveCSS('background-color', clear);
  await page.evaluate(() => scrollTo(0, 11));
  await expect(bar).not.toHaveCSS('background-color', clear);

  const main = page.getByRole('navigation', { name: 'Main' });
  for (const [name, heading] of [
    ['Features', /Eight modules/],
    ['How it Works', /in three steps/],
    ['Pricing', /Free to try/],
  ] as const) {
    await main.getByRole('link', { name }).click();
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeInViewport();
  }
  await page.getByRole('link', { name: 'Learn More' }).click();
  await expect(page).toHaveURL(/#how-it-works$/);
  await expect(page.locator('footer#contact')).toContainText(`© ${new Date().getFullYear()} Gamekit`);
  await page.getByRole('banner').getByRole('link', { name: 'Get Started' }).click();
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible();
});

test('the hero shows two captures of this product, of the theme and the window one has', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  const list = page.getByRole('img', { name: /^Game Rankings:/ });
  const game = page.getByRole('img', { name: /^A game page:/ });
  const shown = () =>
    Promise.all(
      [list, game].map(async (one) => {
        await one.scrollIntoViewIfNeeded();
        return one.evaluate(async (image: HTMLImageElement) => {
          await image.decode();
          return /\/(\w+-\w+(?:-phone)?)-[^/]*$/.exec(image.currentSrc)?.[1] ?? image.currentSrc;
        });
      }),
    );
  expect(await shown()).toEqual(['rankings-dark', 'game-dark']);
  await page.getByRole('button', { name: 'Switch theme' }).click();
  await expect.poll(shown).toEqual(['rankings-light', 'game-light']);
  await page.setViewportSize(PHONE);
  await expect.poll(shown).toEqual(['rankings-light-phone', 'game-light-phone']);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test('who is signed in is led straight to the back office', async ({ admin }) => {
  await admin.goto('/admin');
  await expect(admin.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  await admin.goto('/');
  const bar = admin.getByRole('banner');
  await expect(bar.getByRole('link', { name: 'Sign In' })).toBeHidden();
  await expect(bar.getByRole('link', { name: 'Get Started' })).toBeHidden();
  await bar.getByRole('link', { name: 'Open back office' }).click();
  await expect(admin.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('on a phone the menu works by keyboard', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const toggle = page.locator('summary[aria-label="Menu"]');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(menu.getByRole('link')).toHaveText(['Features', 'How it Works', 'Pricing', 'Sign In']);
  await expectAccessible(page, 'header');
  await page.keyboard.press('Tab');
  await expect(menu.getByRole('link', { name: 'Features' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await page.keyboard.press('Space');
  for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { name: /Free to try/ })).toBeInViewport();
});

test('the slider answers what a game would pay', async ({ page }) => {
  await page.goto('/');
  const slider = page.getByRole('slider', { name: 'Total revenue of the game' });
  const sum = page.locator('#estimator output');
  await expect(sum).toHaveText('$20,000');
  await slider.focus();
  await page.keyboard.press('End');
  await expect(sum).toHaveText('$87,500');
  await slider.fill('20000');
  await expect(sum).toHaveText('$0');
  await page.keyboard.press('ArrowRight');
  await expect(sum).toHaveText('$5,000');
  await expect(slider).toHaveAttribute('aria-valuetext', /\$5,000/);
});

test('the built-in deck is driven by keys', async ({ page }) => {
  await page.goto('/presentation');
  await expect(page).toHaveTitle(/^Kit presentation/);
  const deck = page.frameLocator('iframe[title="Kit presentation"]');
  const place = deck.locator('#place');
  await expect(place).toContainText('1 / 13');
  await page.keyboard.press('ArrowRight');
  await expect(place).toContainText('2 / 13');
  await page.keyboard.press('4');
  await expect(deck.getByRole('heading', { name: 'Level Creator' })).toBeVisible();
  await page.keyboard.press('End');
  await expect(place).toContainText('13 / 13');
  await deck.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(/\/signup$/);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('all words are there, the bar is opaque, the menu opens and the deck is a page to read', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(14);
    await expect(page.locator('header.bar')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    await expect(page.getByRole('row', { name: /\$500,000/ })).toContainText('$87,500');
    await expect(page.getByRole('slider')).toBeHidden();
    await page.locator('summary[aria-label="Menu"]').click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await page.goto('/deck.html');
    await expect(page.getByRole('heading', { name: 'Start with one module.' })).toBeVisible();
  });
});
