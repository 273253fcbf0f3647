import { Rounds } from './rounds.js';

function controlled(pauseMs?: number) {
  const ends: ((error?: Error) => void)[] = [];
  const errors: string[] = [];
  const rounds = new Rounds(
    () => new Promise((resolve, reject) => ends.push((error) => (error ? reject(error) : resolve()))),
    (error) => errors.push(error.message),
    pauseMs,
  );
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return { rounds, ends, errors, settle };
}

it('runs one round at a time, and one more for all requests meanwhile', async () => {
  const { rounds, ends, settle } = controlled();
  rounds.request();
  rounds.request();
  rounds.request();
  expect(ends.length).toBe(1);
  ends[0]!();
  await settle();
  expect(ends.length).toBe(2);
  ends[1]!();
  await settle();
  expect(ends.length).toBe(2);
  rounds.request();
  expect(ends.length).toBe(3);
});

it('reports why a round failed and starts another at the next request', async () => {
  const { rounds, ends, errors, settle } = controlled();
  rounds.request();
  ends[0]!(new Error('no database'));
  await settle();
  expect(errors).toEqual(['no database']);
  rounds.request();
  expect(ends.length).toBe(2);
});

it('starts no round once stopped, and waits for the running one', async () => {
  const { rounds, ends, settle } = controlled();
  rounds.request();
  rounds.request();
  let isStopped = false;
  const stopping = rounds.stop().then(() => (isStopped = true));
  await settle();
  expect(isStopped).toBe(false);
  ends[0]!();
  await stopping;
  rounds.request();
  expect(ends.length).toBe(1);
});

it('pauses after each round: requests of a burst share the next one', async () => {
  jest.useFakeTimers({ doNotFake: ['setImmediate'] });
  try {
    const { rounds, ends } = controlled(250);
    rounds.request();
    expect(ends.length).toBe(1);
    ends[0]!();
    rounds.request();
    await jest.advanceTimersByTimeAsync(249);
    rounds.request();
    expect(ends.length).toBe(1);
    await jest.advanceTimersByTimeAsync(1);
    expect(ends.length).toBe(2);
  } finally {
    jest.useRealTimers();
  }
});

it('does not wait for the end of a pause when stopped', async () => {
  const { rounds, ends, settle } = controlled(1_000_000);
  rounds.request();
  ends[0]!();
  await settle();
  rounds.request();
  await rounds.stop();
  expect(ends.length).toBe(1);
});
