import { EventEmitter } from 'node:events';
import { LoadShedding } from './load-shedding.js';

class FakeResponse extends EventEmitter {
  headersSent = false;
}

let shedding: LoadShedding;
let open: FakeResponse[];
beforeEach(() => {
  shedding = new LoadShedding();
  open = [];
});

/** @returns how many of them were accepted */
function ask(count: number, now: number): number {
  let admitted = 0;
  for (let n = 0; n < count; n += 1) {
    const response = new FakeResponse();
    if (!shedding.admit(response, now)) continue;
    admitted += 1;
    open.push(response);
  }
  return admitted;
}

function answer(count: number): void {
  for (const response of open.splice(0, count)) response.emit('close');
}

describe('shedding load', () => {
  it('accepts a short burst, up to a limit', () => {
    expect(ask(120, 0)).toBe(120);
    expect(ask(100, 100)).toBe(8);
  });

  it('rejects what would wait too long under lasting load', () => {
    ask(60, 0);
    // 200 requests per second are answered, so 50 may be in progress.
    for (let now = 10; now <= 2_500; now += 10) {
      answer(2);
      ask(3, now);
    }
    expect(open.length).toBeGreaterThanOrEqual(45);
    expect(open.length).toBeLessThanOrEqual(52);
    expect(ask(10, 2_505)).toBe(0);
  });

  it('accepts everything again after the load', () => {
    ask(128, 0);
    expect(ask(1, 1_000)).toBe(0);
    answer(128);
    expect(ask(120, 1_010)).toBe(120);
  });

  it('does not count streams or requests that wait for others', () => {
    ask(128, 0);
    for (const response of open.slice(0, 100)) response.headersSent = true;
    expect(ask(1, 1_000)).toBe(1);
    // The others wait for a model.
    expect(ask(32, 6_000)).toBe(32);
  });

  it('stays limited when every request is slow because of overload', () => {
    // One request per second is answered, while twenty arrive.
    for (let now = 0; now <= 60_000; now += 50) {
      ask(1, now);
      if (now % 1_000 === 0) answer(1);
    }
    expect(open.length).toBeLessThanOrEqual(128 + 64);
  });
});
