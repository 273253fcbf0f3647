import assert from 'node:assert/strict';
import * as fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import test from 'node:test';
import ts from 'typescript';
import { swaggerTransformers } from './swagger-transformers.mjs';

const SOURCES = {
  'package.json': '{"type":"module"}',
  'parts/wheel.dto.ts': 'export class WheelDto { size!: number; }\n',
  'bikes/bike.dto.ts':
    "import type { WheelDto } from '../parts/wheel.dto.js';\nexport class BikeDto { wheels!: WheelDto[]; }\n",
};

for (const name of ['plain', 'my kit é', '游戏 (copy) 50%', "josé's 👾"]) {
  test(`what is compiled in a folder named ${name} imports by relative paths`, () => {
    const parent = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'gamekit-build-')));
    const folder = path.join(parent, name);
    try {
      for (const [file, text] of Object.entries(SOURCES)) {
        fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
        fs.writeFileSync(path.join(folder, file), text);
      }
      const program = ts.createProgram([path.join(folder, 'bikes/bike.dto.ts')], {
        module: ts.ModuleKind.NodeNext,
        target: ts.ScriptTarget.ES2023,
        rootDir: folder,
        outDir: path.join(folder, 'out'),
        lib: ['lib.es5.d.ts'],
        types: [],
      });
      program.emit(undefined, undefined, undefined, false, swaggerTransformers(program, {}));
      const compiled = fs.readFileSync(path.join(folder, 'out/bikes/bike.dto.js'), 'utf8');
      const imports = [...compiled.matchAll(/^import .* from "(.+)"/gm)].map(([, from]) => from);
      assert.deepEqual(imports.sort(), ['../parts/wheel.dto.js', '@nestjs/swagger']);
      assert.match(compiled, /type: \(\) => \[openapi_import_1\.WheelDto\]/);
    } finally {
      fs.rmSync(parent, { recursive: true, force: true });
    }
  });
}
