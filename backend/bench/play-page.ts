import { readPlayPage } from '../src/market-data/providers/google-play/detail-page.js';
import { playPage } from '../src/market-data/replay/detail-answers.js';
import { inventedGames } from '../src/market-data/replay/invented-games.js';
import { median, print } from './support/scratch.js';

// A Google Play page of 1.2 MB to facts, against looking only for its data blocks' names in the same text.
const GOAL_MS = 60;
const ROUNDS = 21;
const FILLING = 43_000;

const [game] = inventedGames('android');
if (!game) throw new Error('There is no invented game to read.');
const page = playPage(game).replace(
  '</body>',
  `<p>${'<div class="x">filling</div>'.repeat(FILLING)}</p></body>`,
);

const read = median(times(() => readPlayPage(page, game.bundleId)));
const scan = median(times(() => [...page.matchAll(/AF_initDataCallback/g)].length));
print(`Page of ${(page.length / 1e6).toFixed(2)} MB, median of ${ROUNDS}`);
print(`  read whole  ${read.toFixed(1)} ms  ${(read / scan).toFixed(1)} x a scan for its block names`);
if (read > GOAL_MS) {
  print(`  slower than the goal of ${GOAL_MS} ms`);
  process.exitCode = 1;
}

function times(work: () => unknown): number[] {
  return Array.from({ length: ROUNDS }, () => {
    const started = performance.now();
    work();
    return performance.now() - started;
  });
}
