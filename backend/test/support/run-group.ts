import { readdirSync } from 'node:fs';
import path from 'node:path';

const GROUPS = 4;
const backend = path.resolve(__dirname, '../..');

/**
 * Runs every fourth test file of a folder as part of the file that calls this. Loading the product takes longer than most
 * test files, and Jest loads it anew for each file it runs itself.
 * @param folder below backend; its folders count too
 */
export function runGroup(folder: string, group: number): void {
  const files = readdirSync(path.join(backend, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.spec.ts'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort();
  for (const file of files.filter((_, index) => index % GROUPS === group)) {
    describe(file, () => {
      try {
        // eslint-disable-next-line @typescript-eslint/no-require-imports
        require(path.join(backend, file));
      } catch (error) {
        it('loads', () => {
          throw error;
        });
      }
    });
  }
}
