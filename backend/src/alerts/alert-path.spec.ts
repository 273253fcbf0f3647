import { toAlertPath } from './alert-path.rules.js';

const PLACE = { platform: 'ios' as const, country: 'jp', category: 'games_puzzle' };

it.each([
  [
    { kind: 'enters_top' as const, bundleId: 'com.a', ...PLACE },
    '/admin/game-rankings/com.a?platform=ios&country=jp&category=games_puzzle&day=2026-11-22',
  ],
  [
    { kind: 'new_version' as const, bundleId: 'com.a', ...PLACE, category: null },
    '/admin/game-rankings/com.a?platform=ios&country=jp&day=2026-11-22',
  ],
  [
    { kind: 'mechanic_appears' as const, bundleId: 'com.a', platform: null, country: null, category: null },
    '/admin/game-rankings/com.a?day=2026-11-22',
  ],
  [{ kind: 'moves' as const, bundleId: null }, '/admin/changes?to=2026-11-22'],
  [{ kind: 'chart_missing' as const, bundleId: null, ...PLACE }, '/admin/coverage?platform=ios&country=jp'],
  [{ kind: 'chart_missing' as const, bundleId: null }, '/admin/coverage'],
])('leads from %j to its screen', (subject, path) => {
  expect(toAlertPath(subject, '2026-11-22')).toBe(path);
});
