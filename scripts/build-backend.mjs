// Compiles backend/ to backend/build with TypeScript and the Swagger plugin configured in nest-cli.json: for `npm run dev`,
// the API document, benchmarks and training. The product itself is bundle-backend.mjs's.
// `--watch` keeps compiling and prints "built" after each success.
import './node-version.mjs';
import * as fs from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from './steps.mjs';
import { swaggerTransformers } from './swagger-transformers.mjs';

const backend = path.join(root, 'backend');
const out = path.join(backend, 'build');
const nest = JSON.parse(fs.readFileSync(path.join(root, 'nest-cli.json'), 'utf8')).compilerOptions;
const configFile = path.join(root, nest.tsConfigPath);
const pluginOptions = nest.plugins.find(({ name }) => name === '@nestjs/swagger').options;

const formatHost = {
  getCanonicalFileName: (name) => name,
  getCurrentDirectory: () => root,
  getNewLine: () => '\n',
};
const report = (diagnostics) =>
  console.error(ts.formatDiagnosticsWithColorAndContext(diagnostics, formatHost));
const transformers = (program) => swaggerTransformers(program, pluginOptions);

/** Copies everything under src and bench that isn't TypeScript. */
function copyAssets() {
  for (const folder of ['src', 'bench']) {
    const from = path.join(backend, folder);
    if (!fs.existsSync(from)) continue;
    fs.cpSync(from, path.join(out, folder), {
      recursive: true,
      filter: (source) => fs.statSync(source).isDirectory() || !/\.([cm]?ts|md)$/.test(source),
    });
  }
}

function build() {
  const config = ts.getParsedCommandLineOfConfigFile(
    configFile,
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: (diagnostic) => report([diagnostic]),
    },
  );
  const program = ts.createProgram(config.fileNames, config.options);
  const errors = [...config.errors, ...ts.getPreEmitDiagnostics(program)];
  if (errors.length > 0) {
    report(errors);
    process.exit(1); // before anything is removed, so that a working build stays
  }
  if (nest.deleteOutDir) fs.rmSync(out, { recursive: true, force: true });
  copyAssets();
  const { diagnostics } = program.emit(undefined, undefined, undefined, false, transformers(program));
  if (diagnostics.length > 0) {
    report(diagnostics);
    process.exit(1);
  }
}

function watch() {
  fs.rmSync(path.join(out, '.stamp'), { force: true }); // the next start checks the build itself
  const host = ts.createWatchCompilerHost(
    configFile,
    {},
    ts.sys,
    ts.createEmitAndSemanticDiagnosticsBuilderProgram,
    (diagnostic) => report([diagnostic]),
    (diagnostic) => console.error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n')),
  );
  host.afterProgramCreate = (builder) => {
    const program = builder.getProgram();
    const errors = ts.getPreEmitDiagnostics(program);
    if (errors.length > 0) return report(errors);
    copyAssets();
    builder.emit(undefined, undefined, undefined, false, transformers(program));
    console.log('built');
  };
  ts.createWatchProgram(host);
}

if (process.argv.includes('--watch')) watch();
else build();
