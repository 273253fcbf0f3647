import { expect, openCharts, pickMore, test } from './fixtures.js';

// A chart of its own, so that the other journeys keep their sample lists.
const CHART = '?platform=ios&category=games_word';

function csv(rows: string[]): Buffer {
  return Buffer.from(
    ['date,platform,country,type,category,rank,bundle_id,title,developer', ...rows, ''].join('\r\n'),
  );
}

test('an imported file replaces the sample list and names the lines it could not use', async ({ admin }) => {
  await openCharts(admin);
  await admin.goto(`/admin/game-rankings${CHART}`);
  await pickMore(admin, 'Import…');
  const today = new Date().toISOString().slice(0, 10);
  await admin.getByLabel('File of rankings').setInputFiles({
    name: 'words.csv',
    mimeType: 'text/csv',
    buffer: csv([
      `${today},ios,us,free,games_word,1,com.example.words.one,Words of the Harbour,Quay Games`,
      `${today},ios,us,free,games_word,2,com.example.words.two,"Letters, Stacked",Quay Games`,
      `${today},ios,us,free,games_word,first,com.example.words.bad,No Place,Quay Games`,
    ]),
  });
  const dialog = admin.getByRole('dialog', { name: 'Import rankings' });
  await expect(dialog.getByText('Import words.csv: done')).toBeVisible();
  await expect(dialog.getByText('2 rows in 1 chart')).toBeVisible();
  await expect(dialog.getByText('1 line skipped; the rest were imported.')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'What failed' })).toContainText('4');
  await dialog.getByRole('link', { name: 'Show the imported chart' }).click();
  await expect(dialog).toBeHidden();
  await expect(admin).toHaveURL(/platform=ios&category=games_word&country=us/);

  const list = admin.getByRole('region', { name: 'Top Free Games' });
  await expect(list.getByRole('link')).toHaveCount(2);
  await expect(list.getByRole('link').first()).toContainText('Words of the Harbour');
  await expect(list.getByText('Letters, Stacked')).toBeVisible();
  await expect(list.getByText('Sample data')).toHaveCount(0);
});

test('a file that is no chart is refused with a reason, and nothing changes', async ({ admin }) => {
  await openCharts(admin);
  const before = await admin.locator('.rank-row').count();
  await pickMore(admin, 'Import…');
  await admin.getByLabel('File of rankings').setInputFiles({
    name: 'letter.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from('dear,reader\nhow,are you\n'),
  });
  const dialog = admin.getByRole('dialog', { name: 'Import rankings' });
  await expect(dialog.getByRole('alert')).toContainText('Import letter.csv: failed');
  await dialog.getByRole('button', { name: 'Done' }).click();
  await expect(admin.locator('.rank-row')).toHaveCount(before);
});

test('an App Store feed is asked for what it does not tell', async ({ admin }) => {
  await openCharts(admin);
  await pickMore(admin, 'Import…');
  const entry = {
    'im:name': { label: 'Lanterns at Dusk' },
    id: { attributes: { 'im:id': '9009001', 'im:bundleId': 'com.example.lanterns' } },
    category: { attributes: { 'im:id': '6014' } },
  };
  const feed = {
    name: 'feed.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify({ feed: { entry } })),
  };
  await admin.getByLabel('File of rankings').setInputFiles(feed);
  const dialog = admin.getByRole('dialog', { name: 'Import rankings' });
  await expect(dialog.getByRole('alert')).toContainText(
    'The feed does not state its date, kind of chart and country.',
  );
  await dialog.getByRole('button', { name: 'Import another file' }).click();
  await dialog.getByLabel('Chart').selectOption('Top Grossing Games');
  await dialog.getByLabel('Date').last().fill(new Date().toISOString().slice(0, 10));
  await dialog.getByLabel('Country').fill('gr');
  await admin.getByLabel('File of rankings').setInputFiles(feed);
  await expect(dialog.getByText('1 row in 1 chart')).toBeVisible();
  await dialog.getByRole('link', { name: 'Show the imported chart' }).click();
  await expect(
    admin.getByRole('region', { name: 'Top Grossing Games' }).getByText('Lanterns at Dusk'),
  ).toBeVisible();
});
