/* global window, Image, localStorage -- parts of this file run in the browser */
// Takes the screenshots of the landing page and the README: starts the built product with its sample catalog and
// signs in. Run it after the screens changed, then build the landing page.
import { chromium } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ADMIN, browserPath, projectRoot, startProduct, startStores } from './built-product.mjs';

const pictures = join(dirname(fileURLToPath(import.meta.url)), '../src/assets/screenshots');
const MOST_BYTES = 90_000;
const QUALITY = 0.8;
/** Sizes in CSS pixels; `scale` makes the images twice as fine as the landing page shows them. */
const DESKTOP = {
  rankings: { viewport: { width: 1200, height: 750 }, deviceScaleFactor: 1.4 },
  game: { viewport: { width: 1200, height: 970 }, deviceScaleFactor: 1.4 },
  idea: { viewport: { width: 1200, height: 820 }, deviceScaleFactor: 1.4 },
};
const PHONE = { viewport: { width: 360, height: 620 }, deviceScaleFactor: 2 };
const RANKINGS = '/admin/game-rankings?platform=android&country=us';
/** Placeholder texts that screenshots must not show. */
const UNFLATTERING = /Never refreshed|Default, not measured/;
/** The row where the drawn line starts: the second row of the third list. */
const ROW = { list: 2, row: 1 };

const stores = await startStores();
const product = await startProduct({ APP_STORE_URL: stores.url, GOOGLE_PLAY_URL: stores.url });
const browser = await chromium.launch({
  executablePath: await browserPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--headless=old'],
});
try {
  const captures = await takeAll(await useProduct());
  writeFileSync(join(pictures, 'captures.json'), `${JSON.stringify(captures, null, 2)}\n`);
} finally {
  await browser.close();
  await product.stop();
  await stores.stop();
}

/** Signs in and works like a team: refreshes a chart, analyzes two games, brainstorms an idea and asks about it. */
async function useProduct() {
  const call = async (path, data, method = data ? 'POST' : 'GET', headers = {}) => {
    const answer = await fetch(product.url + path, {
      method,
      headers: { ...headers, ...(data && { 'content-type': 'application/json' }) },
      body: data && JSON.stringify(data),
    });
    // On a busy machine the database may time out; nothing was changed then.
    if (answer.status === 503) {
      await new Promise((wake) => setTimeout(wake, 1_000));
      return call(path, data, method, headers);
    }
    if (!answer.ok)
      throw new Error(`${method} ${path} was answered with ${answer.status}: ${await answer.text()}`);
    return answer.json();
  };
  const { accessToken } = await call('/api/auth/login', ADMIN);
  const headers = { authorization: `Bearer ${accessToken}` };
  const post = (path, data) => call(path, data, 'POST', headers);
  const get = (path) => call(path, undefined, 'GET', headers);
  // Not the country of the screenshots, so that its sample charts stay.
  const { jobId } = await post('/api/rankings/refresh', {
    platforms: ['android'],
    categories: ['all'],
    countries: ['nz'],
  });
  while (!(await get(`/api/jobs/${jobId}`)).finishedAt) await new Promise((wake) => setTimeout(wake, 300));
  const { downloads } = await get('/api/rankings/current?platform=android&country=us');
  const inputs = [];
  for (const { bundleId, title } of downloads.slice(0, 2)) {
    const { mechanics, metaElements } = await post('/api/analyses', { bundleId });
    const names = (items) => items.map(({ name }) => name);
    const parts = { mechanics: names(mechanics), metaElements: names(metaElements) };
    inputs.push({ name: title, type: 'game', sourceId: bundleId, ...parts });
  }
  const { id } = await post('/api/ideas/brainstorm', { inputs });
  await post(`/api/ideas/${id}/messages`, { message: 'What are the risks?' });
  return { idea: id };
}

async function takeAll({ idea }) {
  const captures = {};
  const note = (name, { viewport, deviceScaleFactor }) =>
    (captures[name] = {
      width: Math.round(viewport.width * deviceScaleFactor),
      height: Math.round(viewport.height * deviceScaleFactor),
    });
  let game;
  for (const theme of ['dark', 'light']) {
    await visit(theme, DESKTOP.rankings, async (page) => {
      const row = await openRankings(page);
      game ??= new URL((await row.getAttribute('href')) ?? '', product.url).pathname;
      await row.hover();
      const box = await row.boundingBox();
      await save(page, `rankings-${theme}`);
      const { height } = DESKTOP.rankings.viewport;
      note('rankings', DESKTOP.rankings).row = Number(((box.y + box.height / 2) / height).toFixed(3));
    });
    await visit(theme, PHONE, async (page) => {
      await openRankings(page, { list: 0, row: 0 });
      await scrollTo(page.getByRole('tablist').last());
      await save(page, `rankings-${theme}-phone`);
      note('rankings-phone', PHONE);
    });
    await visit(theme, DESKTOP.game, async (page) => {
      await openGame(page, game);
      await save(page, `game-${theme}`);
      note('game', DESKTOP.game);
    });
    await visit(theme, PHONE, async (page) => {
      await openGame(page, game);
      await scrollTo(page.getByRole('heading', { name: 'Rank history' }));
      await save(page, `game-${theme}-phone`);
      note('game-phone', PHONE);
    });
  }
  for (const theme of ['dark', 'light']) {
    for (const [name, screen] of [
      [`idea-${theme}`, DESKTOP.idea],
      [`idea-${theme}-phone`, PHONE],
    ]) {
      await visit(theme, screen, async (page) => {
        await openIdea(page, idea);
        await save(page, name);
      });
    }
  }
  note('idea', DESKTOP.idea);
  note('idea-phone', PHONE);
  const readme = join(projectRoot, 'docs/screenshots');
  await visit('dark', { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 }, async (page) => {
    await openRankings(page);
    await save(page, 'game-rankings', readme);
    await openGame(page, game);
    await save(page, 'game-page', readme);
  });
  return captures;
}

/** A separate signed-in browser for each screenshot, in the given theme. */
async function visit(theme, screen, work) {
  const context = await browser.newContext({ ...screen, reducedMotion: 'reduce', baseURL: product.url });
  try {
    const page = await context.newPage();
    const answer = await page.request.post('/api/auth/login', { data: ADMIN });
    if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}`);
    const { accessToken } = await answer.json();
    const headers = { authorization: `Bearer ${accessToken}` };
    await page.request.put('/api/settings', { data: { theme }, headers });
    await page.addInitScript((choice) => localStorage.setItem('gamekit-theme', choice), theme);
    await work(page);
  } finally {
    await context.close();
  }
}

/** Opens the charts and returns the link of the given row. */
async function openRankings(page, { list, row } = ROW) {
  await page.goto(RANKINGS);
  await page
    .getByRole('link', { name: /^Top 1\b/ })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  const first = page.getByRole('link', { name: new RegExp(`^Top ${row + 1}\\b`) });
  return first.nth(list);
}

/** Opens the analyzed game's page and waits until everything is loaded. */
async function openGame(page, path) {
  await page.goto(path);
  const analyzed = page.getByRole('heading', { name: 'Core Mechanics' }).or(page.getByText('Core Mechanics'));
  const analyze = page.getByRole('button', { name: /^Analyze Game/ });
  await analyzed.or(analyze).first().waitFor();
  if (!(await analyzed.first().isVisible())) {
    await analyze.click();
    await analyzed.first().waitFor();
    await page.goto(path);
    await analyzed.first().waitFor();
  }
  await page.getByRole('img', { name: /Ranks over time/ }).waitFor();
  await page.waitForLoadState('networkidle');
}

/** Opens an idea's page and waits until everything is loaded. */
async function openIdea(page, id) {
  await page.goto(`/admin/idea-generation/${id}`);
  await page.getByRole('region', { name: 'Core Mechanics' }).waitFor();
  await page.waitForLoadState('networkidle');
}

async function scrollTo(place) {
  await place.evaluate((element) => {
    const header = 72;
    const scroller = [...document.querySelectorAll('*')].find(
      (one) => one.contains(element) && one.scrollTop > 0,
    );
    (scroller ?? window).scrollBy(0, element.getBoundingClientRect().top - header);
  });
}

/** Encodes in the browser, with lower quality when the image would be too large. */
async function save(page, name, folder = pictures) {
  const words = await page.locator('main').innerText();
  const found = UNFLATTERING.exec(words);
  if (found) console.warn(`${name} may show “${found[0]}”`);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  const blank = await browser.newPage();
  try {
    for (let quality = QUALITY; ; quality -= 0.1) {
      const webp = Buffer.from(
        await blank.evaluate(encode, { png: png.toString('base64'), quality }),
        'base64',
      );
      if (webp.length > MOST_BYTES && quality > 0.4) continue;
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, `${name}.webp`), webp);
      console.log(`${name}.webp`.padEnd(32), `${webp.length} B, quality ${quality.toFixed(1)}`);
      return;
    }
  } finally {
    await blank.close();
  }
}

/** Runs in the browser. */
async function encode({ png, quality }) {
  const image = new Image();
  image.src = `data:image/png;base64,${png}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = image.naturalWidth;
  canvas.height = image.naturalHeight;
  canvas.getContext('2d').drawImage(image, 0, 0);
  const url = canvas.toDataURL('image/webp', quality);
  if (!url.startsWith('data:image/webp')) throw new Error('This browser cannot encode WebP');
  return url.slice(url.indexOf(',') + 1);
}
