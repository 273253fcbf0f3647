import { Readable } from 'node:stream';
import type { DroppedValues } from './game-row.js';
import { type GameRow, readGameRows } from './game-rows.js';

async function readOne(cells: object): Promise<{ row: GameRow | undefined; dropped: DroppedValues }> {
  const game = { bundleId: 'com.example.blocks', platform: 'android', ...cells };
  for await (const { rows, dropped } of readGameRows(Readable.from([Buffer.from(JSON.stringify(game))])))
    return { row: rows[0], dropped };
  throw new Error('The file has no rows.');
}

describe('games as scrapers and tables write them', () => {
  it.each([
    ['Google Play', 'android'],
    ['google_play', 'android'],
    ['iOS', 'ios'],
    ['App Store', 'ios'],
  ])('are of the store %s', async (platform, meant) =>
    expect((await readOne({ platform })).row?.platform).toBe(meant),
  );

  it('have no version or minimum system that varies with the device', async () => {
    const { row, dropped } = await readOne({ version: 'VARY', minimumOs: 'Varies with device' });
    expect(row).toMatchObject({ version: null, minimumOs: null });
    expect(dropped).toEqual({});
  });

  it('may list languages with commas, and categories as objects', async () => {
    const { row, dropped } = await readOne({
      languages: 'DA, NL, EN, ZH, ZH',
      categories: [
        { name: 'Puzzle', id: 'GAME_PUZZLE' },
        { name: 'Casual', id: null },
      ],
    });
    expect(row).toMatchObject({ languages: ['DA', 'NL', 'EN', 'ZH'], categories: ['Puzzle', 'Casual'] });
    expect(dropped).toEqual({});
  });

  it('may have other names for columns', async () => {
    const { row } = await readOne({
      ...{ Publisher: 'Quay Games', Genre: 'Puzzle', 'Age Rating': '4+', Size: '15837184' },
      ...{ score: 4.5, ratings: 1_234, 'Maximum Installs': '41942' },
    });
    expect(row).toMatchObject({
      ...{ developer: 'Quay Games', categories: ['Puzzle'], contentRating: '4+', sizeBytes: 15_837_184 },
      ...{ rating: { score: 4.5, total: 1_234 }, installCount: 41_942 },
    });
  });

  it('have no size of another unit than bytes', async () => {
    const { row, dropped } = await readOne({ Size: '105' });
    expect(row).toMatchObject({ sizeBytes: null });
    expect(dropped).toEqual({ sizeBytes: 1 });
  });

  it.each([
    ['0.99, 4.99', true],
    ['2.99', true],
    ['0', false],
    ['some', null],
  ])('with in-app purchases %j', async (inAppPurchases, value) =>
    expect((await readOne({ inAppPurchases })).row?.inAppPurchases).toBe(value),
  );

  it.each([
    ['4,5', 4.5],
    ['4,567', null],
    ['4.5', 4.5],
    ['1,000', null],
  ])('with the score %s', async (rating, score) =>
    expect((await readOne({ rating })).row?.rating?.score ?? null).toBe(score),
  );

  it.each([1_782_385_437, 1_782_385_437_000, '1782385437', '2026-06-25T11:03:57Z'])(
    'were updated at %s',
    async (updated) =>
      expect((await readOne({ updated })).row?.lastUpdate?.toISOString()).toBe('2026-06-25T11:03:57.000Z'),
  );

  it.each(['NA', 'nan', 'null'])('have no id %s', async (bundleId) => {
    expect((await readOne({ platform: 'ios', bundleId })).row).toBeUndefined();
  });

  it('have track ids that a column with gaps turned into decimals', async () => {
    expect((await readOne({ platform: 'ios', bundleId: '', trackId: '553834731.0' })).row).toMatchObject({
      trackId: '553834731',
    });
    expect((await readOne({ trackId: '553834731.0' })).row).toMatchObject({ trackId: null });
  });
});
