import { JobRunner } from './job-runner.js';

it('asks a slow database for lost jobs once at a time', async () => {
  let asked = 0;
  let answer: (workers: number[]) => void = () => undefined;
  const items = {
    listDeadWorkers: () => {
      asked += 1;
      return new Promise<number[]>((resolve) => (answer = resolve));
    },
    failUnknown: () => Promise.resolve(),
    listClaims: () => Promise.resolve([]),
  };
  const jobs = { listDeadReceivers: () => Promise.resolve([]), listUnended: () => Promise.resolve([]) };
  const handlers = { lanes: new Map() };
  const events = { on: () => undefined };
  const runner = new JobRunner(
    ...([jobs, items, handlers, {}, {}, events, {}, {}] as unknown as ConstructorParameters<
      typeof JobRunner
    >),
  );
  runner.runHere('a job');
  const ticks = [runner.tick(), runner.tick(), runner.tick()];
  expect(asked).toBe(1);
  answer([]);
  await Promise.all(ticks);
  void runner.tick();
  expect(asked).toBe(2);
});
