import { SingleFlight } from './single-flight.js';

function pending() {
  let resolve = (_: string) => {};
  const outdated: AbortSignal[] = [];
  const work = jest.fn((signal: AbortSignal) => {
    outdated.push(signal);
    return new Promise<string>((done) => (resolve = done));
  });
  return { work, outdated, resolve: (value: string) => resolve(value) };
}

describe('SingleFlight', () => {
  it('runs work of one key once, and again after it has ended', async () => {
    const flights = new SingleFlight<string>();
    const { work, resolve } = pending();
    const both = [flights.run('a', work), flights.run('a', work)];
    resolve('one');
    expect(await Promise.all(both)).toEqual(['one', 'one']);
    expect(work).toHaveBeenCalledTimes(1);
    const failing = flights.run('a', () => Promise.reject(new Error('no')));
    await expect(failing).rejects.toThrow('no');
    expect(await flights.run('a', () => Promise.resolve('two'))).toBe('two');
  });

  it('stops the work when every caller has left, and lets later callers start again', async () => {
    const flights = new SingleFlight<string>();
    const { work, outdated } = pending();
    const [first, second] = [new AbortController(), new AbortController()];
    const left = [flights.run('a', work, first.signal), flights.run('a', work, second.signal)];
    first.abort(new Error('first left'));
    await expect(left[0]).rejects.toThrow('first left');
    expect(outdated[0]?.aborted).toBe(false);
    second.abort(new Error('second left'));
    await expect(left[1]).rejects.toThrow('second left');
    expect(outdated[0]?.aborted).toBe(true);
    expect(await flights.run('a', () => Promise.resolve('new'))).toBe('new');
  });

  it('answers callers who wait for a forgotten key, but no others', async () => {
    const flights = new SingleFlight<string>();
    const { work, outdated, resolve } = pending();
    const early = flights.run('a', work);
    flights.forget('a');
    expect(outdated[0]?.aborted).toBe(true);
    expect(await flights.run('a', () => Promise.resolve('new'))).toBe('new');
    resolve('old');
    expect(await early).toBe('old');
  });
});
