import type { JobSchedule } from '../jobs/schedule/job-schedule.service.js';
import type { ChartKey } from '../rankings/rankings.types.js';
import type { PresenceRepository } from './presence.repository.js';
import { ChartPresenceService } from './presence.service.js';

it('updates the other charts when one fails', async () => {
  const keys = ['de', 'fr', 'us'].map((country): ChartKey => ({
    platform: 'ios',
    category: 'all',
    country,
    rankingType: 'downloads',
  }));
  const updated: string[] = [];
  const presence = {
    listStale: () => Promise.resolve(keys),
    update: ({ country }: ChartKey) => {
      if (country === 'de') return Promise.reject(new Error('too slow'));
      return Promise.resolve(void updated.push(country));
    },
  } as unknown as PresenceRepository;
  await new ChartPresenceService(presence, {} as JobSchedule).updateAll();
  expect(updated).toEqual(['fr', 'us']);
});
