// Runs a bundled program with the code that an earlier run compiled: compiling it is half of a start.
import * as fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { cachedDataVersionTag } from 'node:v8';
import { Script } from 'node:vm';

const OPEN = '(function (exports, require, module, __filename, __dirname, importModule) { "use strict";';

/**
 * Loads the program and waits for its export `done`. What V8 compiled until then is stored for the next run, by
 * program, Node version and options of V8. Node's own cache needs Node 22 and holds less: it is written without the
 * functions that ran after loading.
 * @param {URL} entry a CommonJS file whose name changes with its content
 * @param {(id: string) => Promise<object>} importModule its `import()`, which such code has only with a warning of Node
 */
export async function runBundle(entry, importModule) {
  const main = fileURLToPath(entry);
  const folder = path.join(
    path.dirname(main),
    'compiled',
    `${path.parse(main).name}-${cachedDataVersionTag()}`,
  );
  const loaded = new Map();
  const uncached = [];

  const load = (file) => {
    const known = loaded.get(file);
    if (known) return known.exports;
    const module = { exports: {} };
    loaded.set(file, module);
    const cache = path.join(folder, path.basename(file));
    const script = new Script(`${OPEN}${fs.readFileSync(file, 'utf8')}\n})`, {
      filename: file,
      cachedData: read(cache),
    });
    if (script.cachedDataRejected !== false) uncached.push({ script, cache });
    const outside = createRequire(file);
    const require = (id) => (/^\.\.?\//.test(id) ? load(path.resolve(file, '..', id)) : outside(id));
    script.runInThisContext()(module.exports, require, module, file, path.dirname(file), importModule);
    return module.exports;
  };

  await load(main).done;
  for (const { script, cache } of uncached) write(cache, script.createCachedData());
}

function read(file) {
  try {
    return fs.readFileSync(file);
  } catch (error) {
    if (error.code !== 'ENOENT') throw error;
  }
}

/** A bundle in a read-only place, or on a full disk, is compiled at every start. */
function write(file, data) {
  const part = `${file}.${process.pid}`;
  try {
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(part, data);
    fs.renameSync(part, file);
  } catch (error) {
    fs.rmSync(part, { force: true });
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOENT'].includes(error.code)) throw error;
  }
}
