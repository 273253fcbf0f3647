import { checkPeriod } from './check-chart.js';

it('takes a last day whole, but midnight for the time it is', () => {
  const end = (to: string) => checkPeriod({ to }).to?.toISOString();
  expect(end('2026-07-01')).toBe('2026-07-01T23:59:59.999Z');
  expect(end('2026-07-01T00:00:00Z')).toBe('2026-07-01T00:00:00.000Z');
});
