import { account, expect, expectAccessible, expectNoOverflow, test, PHONE } from './fixtures.js';
import {
  IDEAS,
  openApi,
  makeIdea,
  getMechanics,
  getMetaElements,
  named,
  getTexts,
  type Api,
} from './idea-pages.js';

interface Game {
  bundleId: string;
  title: string;
  developer: string | null;
}

/** Two games under a new tag of mine that nobody has analyzed before; the first is analyzed now. */
async function tagGames(api: Api, tag: string): Promise<[analysed: Game, other: Game]> {
  const { id } = await api.post<{ id: string }>('/api/tags', { name: tag });
  const fresh: Game[] = [];
  for (const { bundleId } of await api.get<Game[]>('/api/games?range=[0,39]&sort=["title","ASC"]')) {
    const game = await api.get<Game & { analysis: object | null }>(`/api/games/${bundleId}`);
    if (!game.analysis) fresh.push(game);
    if (fresh.length === 2) break;
  }
  const [analysed, other] = fresh;
  if (!analysed || !other) throw new Error('There are no games to mix.');
  for (const { bundleId } of [analysed, other]) await api.put(`/api/games/${bundleId}/tags/${id}`);
  await api.post('/api/analyses', { bundleId: analysed.bundleId });
  return [analysed, other];
}

const formatLabel = ({ title, developer }: Game) => `${title} - ${developer ?? 'Unknown Developer'}`;

test('an idea and games become a new idea; then again, another one', async ({ admin }) => {
  const api = await openApi(admin.request, account());
  const tag = named('to mix');
  const [analysed, other] = await tagGames(api, tag);
  const mine = named('Tower of tea houses');
  await makeIdea(api, mine);
  await admin.goto(IDEAS);
  await admin.getByRole('button', { name: 'Brainstorm' }).click();
  await expect(admin).toHaveURL(/mode=brainstorm/);
  await expect(admin.getByRole('heading', { name: 'Brainstorm Mode' })).toBeVisible();
  const generate = admin.getByRole('button', { name: /^Generat/ });
  await expect(generate).toBeDisabled();

  const mixed: string[] = [];
  for (let round = 0; round < 2; round++) {
    await admin.getByRole('button', { name: 'Add Input' }).click();
    const first = admin.getByRole('region', { name: 'Input 1' });
    await first.getByLabel('Idea').selectOption({ label: mine });
    await expect(first.getByText('Merge two crates')).toBeVisible();
    await admin.getByRole('button', { name: 'Add Input' }).click();
    const second = admin.getByRole('region', { name: 'Input 2' });
    await second.getByLabel('Source Type').selectOption({ label: 'Games' });
    await expect(second.getByLabel('Game', { exact: true })).toBeDisabled();
    await second.getByLabel('Select Tag').selectOption({ label: tag });
    await second.getByLabel('Game', { exact: true }).selectOption({ label: formatLabel(analysed) });
    await expect(second.getByRole('list', { name: 'Meta Elements' })).toBeVisible();
    await second.getByRole('checkbox').first().check();
    if (round === 0) {
      await admin.getByRole('button', { name: 'Add Input' }).click();
      await expect(admin.getByRole('button', { name: 'Add Input' })).toBeDisabled();
      const third = admin.getByRole('region', { name: 'Input 3' });
      await third.getByLabel('Source Type').selectOption({ label: 'Games' });
      await third.getByLabel('Select Tag').selectOption({ label: tag });
      await expect(third.getByRole('option', { name: `${formatLabel(analysed)} (input 2)` })).toBeDisabled();
      await third.getByLabel('Game', { exact: true }).selectOption({ label: formatLabel(other) });
      await expect(admin.getByText(/^Analyze .*, or type its mechanics, to generate\.$/)).toBeVisible();
      await third.getByRole('button', { name: 'Analyze Game' }).click();
      await expect(third.getByRole('list', { name: 'Core Mechanics' })).toBeVisible();
      await expectAccessible(admin, 'main');
      await admin.getByRole('button', { name: 'Remove input 3' }).click();
    }
    await generate.click();
    await expect(admin).toHaveURL(/idea-generation\/[0-9a-f-]{36}$/);
    await expect(getTexts(getMechanics(admin)).first()).toBeVisible();
    expect(await getTexts(getMechanics(admin)).count()).toBeGreaterThanOrEqual(2);
    expect(await getTexts(getMetaElements(admin)).count()).toBeGreaterThanOrEqual(2);
    const lineage = admin.getByRole('region', { name: 'Where it came from' });
    await expect(lineage.getByRole('link', { name: mine }).first()).toBeVisible();
    await expect(lineage.getByRole('link', { name: analysed.title }).first()).toBeVisible();
    const all = await getTexts(admin.locator('.idea-list')).allTextContents();
    mixed.push(all.join('\n'));
    await admin.goto(`${IDEAS}?mode=brainstorm`);
    await expect(admin.getByText('Nothing to mix yet')).toBeVisible();
  }
  expect(mixed[0]).not.toBe(mixed[1]);

  await admin.setViewportSize(PHONE);
  await admin.getByRole('button', { name: 'Add Input' }).click();
  await expectNoOverflow(admin);
  await expectAccessible(admin, 'main');
});

test('a game, a sentence and a constraint become five variants, of which some are saved', async ({
  admin,
}) => {
  await admin.goto(`${IDEAS}?mode=brainstorm`);
  await admin.getByRole('button', { name: 'Any game' }).click();
  const first = admin.getByRole('region', { name: 'Input 1' });
  await first.getByLabel('Search games').fill('coin');
  await first.getByRole('button', { name: /Coin Master.*Android/ }).click();
  const analyze = first.getByRole('button', { name: 'Analyze Game' });
  const kept = first.getByText(/^\d+ of \d+ kept$/);
  await expect(analyze.or(kept)).toBeVisible();
  if (await analyze.isVisible()) await analyze.click();
  await expect(kept).toBeVisible();
  const before = await kept.textContent();
  await first.getByRole('checkbox', { checked: false }).first().check();
  await expect(kept).not.toHaveText(before ?? '');
  await admin.getByLabel('Start from one sentence').fill('A burglar who only ever steals copies');
  await admin.getByRole('button', { name: 'cozy' }).click();
  await admin.keyboard.press('ControlOrMeta+Enter');

  const variants = admin.getByRole('region', { name: 'Variants' });
  const cards = variants.locator('.variant');
  await expect(cards).toHaveCount(5);
  await expect(variants.locator('.variant .chip').allTextContents()).resolves.toEqual([
    ...['Setting', 'Audience', 'Core twist', 'Progression', 'Business'],
  ]);
  await expect(cards.first()).toContainText('A burglar who only ever steals copies');
  await expectAccessible(admin, 'main');

  // By keyboard: the next card, select it, save it.
  await cards.nth(0).focus();
  await admin.keyboard.press('x');
  await admin.keyboard.press('ArrowRight');
  await admin.keyboard.press('x');
  await admin.keyboard.press('s');
  await expect(cards.nth(1).getByRole('button', { name: 'Saved, open' })).toBeVisible();
  const toast = await admin
    .getByText(/Idea saved/)
    .last()
    .boundingBox();
  const tray = await admin.getByRole('region', { name: 'Selection' }).boundingBox();
  expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThan(tray?.y ?? 0);
  await variants.getByRole('button', { name: 'Five more' }).click();
  await expect(cards).toHaveCount(10);
  await admin.setViewportSize(PHONE);
  await expectNoOverflow(admin);

  await variants.getByRole('button', { name: 'Combine two' }).click();
  const parts = admin.getByRole('region', { name: 'Combine two' });
  await expect(parts.getByRole('radiogroup')).not.toHaveCount(0);
  for (const part of await parts.getByRole('radiogroup').all()) {
    const [one, other] = await part.locator('label').allTextContents();
    expect(one).not.toBe(other);
  }
  await expect(parts.getByText('Result:')).toBeVisible();
  await expectAccessible(admin, 'main');
  await parts.getByRole('button', { name: 'Save this idea' }).click();
  await expect(getTexts(getMechanics(admin)).first()).toBeVisible();
});
