// `npm run bench -- screens`: how quick the back office is on a machine like this one, and whether it keeps its memory.
// Prints the switch between screens that were visited before, the first results of the command palette, and the memory
// after many switches against that after the first round.
import { chromium } from '@playwright/test';
import { existsSync } from 'node:fs';
import { ADMIN, browserPath, startProduct } from '../../landing/scripts/built-product.mjs';

const SWITCHES = 200;
const LIMITS = { switch: 100, palette: 100, growth: 1.15 };
const SCREENS = [
  ['Dashboard', 'Dashboard'],
  ['Game Rankings', 'Game Rankings'],
  ['Games', 'Games'],
  ['Completed Analyses', 'Completed Analyses'],
  ['Idea Generation', 'Idea Generation'],
  ['Tags', 'Tags'],
  ['Prototypes', 'Prototypes'],
  ['Analytics', 'Analytics'],
  ['Settings', 'Settings'],
];

const given = process.env.BASE;
const product = given ? { url: given, stop: async () => undefined } : await startProduct();
const browser = await chromium.launch({
  executablePath: existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : await browserPath(),
  args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage', '--js-flags=--expose-gc'],
});
let over = false;
try {
  const page = await signIn();
  const memory = await page.context().newCDPSession(page);
  const heap = async () => {
    await memory.send('HeapProfiler.collectGarbage');
    const { usedSize } = await memory.send('Runtime.getHeapUsage');
    return usedSize / 1e6;
  };
  // Twice: the code of a screen and its data come at the first visit.
  for (let round = 0; round < 2; round++) {
    for (const screen of SCREENS) await visit(page, screen, 1_000);
  }
  const before = await heap();
  const times = new Map(SCREENS.map(([name]) => [name, []]));
  for (let turn = 0; turn < SWITCHES; turn++) {
    const screen = SCREENS[turn % SCREENS.length];
    times.get(screen[0]).push(await visit(page, screen));
  }
  const after = await heap();
  for (const [name, taken] of times)
    report(`switch to ${name}`, median(taken), LIMITS.switch, 'ms', Math.max(...taken));
  report('palette, first result', median(await openPalette(page, 9)), LIMITS.palette, 'ms');
  console.log(`memory after ${SWITCHES} switches: ${after.toFixed(1)} MB, before ${before.toFixed(1)} MB`);
  over ||= after > before * LIMITS.growth;
} finally {
  await browser.close();
  await product.stop();
}
if (over) {
  console.error('Over a limit.');
  process.exitCode = 1;
}

async function signIn() {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  const data = {
    email: process.env.BENCH_EMAIL ?? ADMIN.email,
    password: process.env.BENCH_PASSWORD ?? ADMIN.password,
  };
  const answer = await page.request.post(`${product.url}/api/auth/login`, { data });
  if (!answer.ok()) throw new Error(`Signing in was answered with ${answer.status()}`);
  await page.goto(`${product.url}/admin`);
  await page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
  return page;
}

/** Presses a link of the sidebar and waits, inside the page, for the frame that shows the screen. */
async function visit(page, [link, heading], rest = 30) {
  const taken = await page.evaluate(
    async ([label, title]) => {
      const entry = [...document.querySelectorAll('nav[aria-label="Main"] a')].find(
        (one) => one.textContent?.trim() === label,
      );
      const start = performance.now();
      entry.click();
      const isThere = () => document.querySelector('main h1')?.textContent === title;
      while (!isThere()) {
        if (performance.now() - start > 20_000) throw new Error(`${title} did not come`);
        await new Promise((next) => requestAnimationFrame(next));
      }
      await new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
      return performance.now() - start;
    },
    [link, heading],
  );
  await page.waitForTimeout(rest);
  return taken;
}

/** Opens the palette so often, and says how long each first result took. */
async function openPalette(page, often) {
  const taken = [];
  for (let turn = 0; turn < often; turn++) {
    taken.push(
      await page.evaluate(async () => {
        const start = performance.now();
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'k', ctrlKey: true, bubbles: true }));
        while (!document.querySelector('[cmdk-item]')) {
          if (performance.now() - start > 20_000) throw new Error('The palette did not open');
          await new Promise((next) => requestAnimationFrame(next));
        }
        return performance.now() - start;
      }),
    );
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => !document.querySelector('[cmdk-item]'));
  }
  return taken;
}

function report(what, value, limit, unit, most) {
  const worst = most === undefined ? '' : `, at most ${most.toFixed(0)} ${unit}`;
  console.log(`${what}: ${value.toFixed(0)} ${unit}${worst} (limit ${limit} ${unit})`);
  over ||= value > limit;
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
}
