import { gunzipSync } from 'node:zlib';
import type { DatabaseEvents } from '../../database/database-events.js';
import type { Metrics } from '../../metrics/metrics.service.js';
import { CurrentRankingsService } from './current-rankings.service.js';
import type { ReadyDocument } from './lists-document.js';
import type { ListsRepository } from './lists.repository.js';
import type { RankingList } from './ranking-list.entity.js';

/** Lists of a database that answers when the test says so. */
function world() {
  const lists: RankingList[] = [];
  const waiting: (() => void)[] = [];
  let isSlow = false;
  let reads = 0;
  let changed: (payload: string) => void = () => undefined;
  let reset: () => void = () => undefined;
  const repository = {
    async listDocument(platform: string, category: string, country: string) {
      reads += 1;
      const found = lists.filter(
        (list) => list.platform === platform && list.category === category && list.country === country,
      );
      if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
      return found;
    },
  };
  const events = {
    connected: true,
    on: (_channel: string, listener: typeof changed) => (changed = listener),
    onReset: (listener: typeof reset) => (reset = listener),
  };
  const service = new CurrentRankingsService(
    repository as unknown as ListsRepository,
    events as unknown as DatabaseEvents,
    { addCache: () => undefined } as unknown as Metrics,
  );
  return {
    service,
    events,
    reads: () => reads,
    write(title: string, category = 'all') {
      const rows = JSON.stringify([{ bundleId: 'com.a', title, category }]);
      const list = { platform: 'android', category, country: 'us', rankingType: 'downloads', rows, total: 1 };
      lists.splice(0, lists.length, { ...list, capturedAt: new Date(0), sample: false } as RankingList);
    },
    notify: (payload: string) => changed(payload),
    lose: () => {
      events.connected = false;
      reset();
    },
    slow: (value: boolean) => (isSlow = value),
    answer: () => waiting.splice(0).forEach((resolve) => resolve()),
  };
}

const readTitle = async (found: ReadyDocument | Promise<ReadyDocument>) => {
  const { downloads } = JSON.parse(String((await found).body)) as { downloads: { title: string }[] };
  return downloads[0]?.title;
};

it('reads a document once and returns the copy without waiting', async () => {
  const { service, write, reads } = world();
  write('One');
  const first = await service.get('android', 'all', 'us');
  expect(service.get('android', 'all', 'us')).toBe(first);
  expect(reads()).toBe(1);
  expect(gunzipSync(first.gzipped).equals(first.body)).toBe(true);
  expect(first.etag).toMatch(/^W\/"[\w-]+"$/);
});

it('reads once for many who ask at the same time', async () => {
  const { service, write, reads } = world();
  write('One');
  await Promise.all(Array.from({ length: 20 }, async () => service.get('android', 'all', 'us')));
  expect(reads()).toBe(1);
});

it('drops the copies of a list under all its names when it changes, and no others', async () => {
  const { service, write, notify, reads } = world();
  write('One');
  const names = ['all', 'game'];
  for (const name of names) expect(await readTitle(service.get('android', name, 'us'))).toBe('One');
  write('Two');
  notify('android/all/de');
  for (const name of names) expect(await readTitle(service.get('android', name, 'us'))).toBe('One');
  notify('android/all/us');
  for (const name of names) expect(await readTitle(service.get('android', name, 'us'))).toBe('Two');
  expect(reads()).toBe(4);
});

it('does not keep what changed while it was read', async () => {
  const { service, write, notify, slow, answer } = world();
  write('Old');
  slow(true);
  const asked = service.get('android', 'all', 'us');
  write('New');
  notify('android/all/us');
  slow(false);
  answer();
  expect(await readTitle(asked)).toBe('Old');
  expect(await readTitle(service.get('android', 'all', 'us'))).toBe('New');
});

it('keeps nothing while notifications cannot reach it', async () => {
  const { service, write, lose, events, reads } = world();
  write('One');
  await service.get('android', 'all', 'us');
  lose();
  write('Two');
  expect(await readTitle(service.get('android', 'all', 'us'))).toBe('Two');
  write('Three');
  expect(await readTitle(service.get('android', 'all', 'us'))).toBe('Three');
  expect(reads()).toBe(3);
  events.connected = true;
  await service.get('android', 'all', 'us');
  await service.get('android', 'all', 'us');
  expect(reads()).toBe(4);
});

it('keeps a limited number of documents', async () => {
  const { service, reads } = world();
  for (let i = 0; i < 1_001; i += 1) await service.get('android', `c${i}`, 'us');
  await service.get('android', 'c1000', 'us');
  expect(reads()).toBe(1_001);
  await service.get('android', 'c0', 'us');
  expect(reads()).toBe(1_002);
});

it('tries again after a read that failed', async () => {
  const { service, write, slow } = world();
  write('One');
  const broken = jest
    .spyOn(service as unknown as { read: () => Promise<ReadyDocument> }, 'read')
    .mockRejectedValueOnce(new Error('away'));
  await expect(service.get('android', 'all', 'us')).rejects.toThrow('away');
  slow(false);
  expect(await readTitle(service.get('android', 'all', 'us'))).toBe('One');
  broken.mockRestore();
});
