import { RebuildEvents } from '../../src/market-events/record/rebuild-events.service.js';
import type { TestApp } from './test-app.js';

/** All events without what only a row has, in one order. */
export async function listEvents({ source }: TestApp): Promise<string[]> {
  const rows = await source.query<{ event: string }[]>(
    `select concat_ws(' ', to_char(happened_at at time zone 'UTC', 'MM-DD'), type, bundle_id, platform, country, category,
       ranking_type, sample, data::text) as event from market_events order by 1`,
  );
  return rows.map(({ event }) => event);
}

/** What is stored is what the history says, and so it is when it is derived from nothing. */
export async function expectRebuildIsSame(studio: TestApp): Promise<void> {
  const rebuild = () => studio.app.get(RebuildEvents).run();
  const live = await listEvents(studio);
  expect(live).not.toEqual([]);
  expect(await rebuild()).toEqual({ added: 0, removed: 0 });
  await studio.source.query('truncate market_events');
  await rebuild();
  expect(await listEvents(studio)).toEqual(live);
}
