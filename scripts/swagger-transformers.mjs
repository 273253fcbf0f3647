import * as swaggerPlugin from '@nestjs/swagger/plugin';

const IMPORT_PATH = /\bimport\(("(?:[^"\\]|\\.)*")/g;

/**
 * The Swagger plugin finds imports in the text of types, where TypeScript escapes non-ASCII characters, so that paths
 * would not match. This gives the plugin the paths as they are on disk.
 */
export function swaggerTransformers(program, options) {
  const checker = program.getTypeChecker();
  const typeToString = checker.typeToString.bind(checker);
  checker.typeToString = (...args) =>
    typeToString(...args).replace(IMPORT_PATH, (_, literal) => `import("${JSON.parse(literal)}"`);
  return { before: [swaggerPlugin.before(options, program)] };
}
