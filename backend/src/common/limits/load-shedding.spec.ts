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

/** @returns how many of them were let in */
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
  it('lets a moment’s crowd in, but not without end', () => {
    expect(ask(120, 0)).toBe(120);
    expect(ask(100, 100)).toBe(8);
  });

  it('turns away what would wait too long once a crowd stays', () => {
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

  it('lets everybody in again when the crowd has gone', () => {
    ask(128, 0);
    expect(ask(1, 1_000)).toBe(0);
    answer(128);
    expect(ask(120, 1_010)).toBe(120);
  });

  it('counts neither streams nor what waits for somebody else', () => {
    ask(128, 0);
    for (const response of open.slice(0, 100)) response.headersSent = true;
    expect(ask(1, 1_000)).toBe(1);
    // The others wait for a model.
    expect(ask(32, 6_000)).toBe(32);
  });

  it('lets no endless number in when everything takes long because too much is asked', () => {
    // One request per second is answered, while twenty arrive.
    for (let now = 0; now <= 60_000; now += 50) {
      ask(1, now);
      if (now % 1_000 === 0) answer(1);
    }
    expect(open.length).toBeLessThanOrEqual(128 + 64);
  });
});
