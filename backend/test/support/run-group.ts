import { readdirSync } from 'node:fs';
import path from 'node:path';

const GROUPS = 4;
const folder = path.resolve(__dirname, '..');

/**
 * Runs every fourth API test file as part of the file that calls this. Loading the product takes longer than most test
 * files, and Jest loads it anew for each file it runs itself.
 */
export function runGroup(group: number): void {
  const files = readdirSync(folder)
    .filter((name) => name.endsWith('.spec.ts'))
    .sort();
  for (const file of files.filter((_, index) => index % GROUPS === group)) {
    describe(`test/${file}`, () => {
      try {
        // eslint-disable-next-line @typescript-eslint/no-require-imports
        require(path.join(folder, file));
      } catch (error) {
        it('loads', () => {
          throw error;
        });
      }
    });
  }
}
