// `npm run openapi [-- --release]`: writes openapi.json from the built code, then the admin UI's types and limits and
// the API changelog. With --release the current API becomes the baseline of later comparisons.
import { writeLimits } from './limits.mjs';
import { ensureTypes } from './schema-types.mjs';
import { releaseApi, writeApiChanges } from './api-changes.mjs';
import { prepare, TOOLS } from './setup.mjs';
import { runNode, step, StepError } from './steps.mjs';

async function write(script, args) {
  const { code, output } = await runNode(script, args);
  if (code !== 0) throw new StepError(output.trim());
}

await prepare([TOOLS], { withTools: true });
try {
  await step('openapi.json', async () => {
    await write('backend/build/src/openapi.js', []);
    await write('node_modules/prettier/bin/prettier.cjs', ['--write', 'openapi.json']);
  });
  await step('admin-ui/src/api/schema.d.ts', ensureTypes);
  await step('admin-ui/src/api/limits.json and enums.json', writeLimits);
  await step('docs/api-changelog.md', process.argv.includes('--release') ? releaseApi : writeApiChanges);
} catch (error) {
  console.error(error instanceof StepError ? error.message : error);
  process.exitCode = 1;
}
