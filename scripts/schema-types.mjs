// Generates the admin UI's types from the API document. The generator writes unused parts of a request as `?: never`,
// a third of the file; wrong fields don't compile without these lines either.
import fs from 'node:fs';
import path from 'node:path';
import { fingerprint } from './stamps.mjs';
import { root } from './steps.mjs';

/** Not in the repository. */
export const TYPES_FILE = path.join(root, 'admin-ui/src/api/schema.d.ts');

/** The document without examples and response headers, with the schemas of JSON parameters. */
function readDocument() {
  const document = JSON.parse(fs.readFileSync(path.join(root, 'openapi.json'), 'utf8'));
  const { parameters, responses } = document.components;
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  for (const answer of [responses, ...operations.map((operation) => operation.responses)].flatMap(
    Object.values,
  ))
    delete answer.headers;
  const bodies = [
    ...Object.values(responses),
    ...operations.flatMap(({ requestBody, responses: answers }) => [requestBody, ...Object.values(answers)]),
  ];
  for (const media of bodies.flatMap((body) => Object.values(body?.content ?? {}))) delete media.example;
  delete document.components.headers;
  const all = [
    Object.values(parameters),
    ...operations.map((operation) => operation.parameters ?? []),
  ].flat();
  for (const parameter of all.filter(({ content }) => content)) {
    parameter.schema = parameter.content['application/json'].schema;
    delete parameter.content;
  }
  return document;
}

/** Renames the schemas to names without "Dto". */
const nameSchemas = ({ components: { schemas } }) =>
  Object.keys(schemas)
    .map((name) => [name.replace(/Dto$/, ''), name])
    .filter(([short, name]) => short === name || !schemas[short])
    .map(([short, name]) => `export type ${short} = components['schemas']['${name}'];\n`)
    .join('');

/** Generates the types unless they are those of the current document. */
export async function ensureTypes() {
  const mark = `// Generated from openapi.json (${fingerprint(['openapi.json', 'scripts/schema-types.mjs'])}).\n`;
  if (fs.existsSync(TYPES_FILE) && fs.readFileSync(TYPES_FILE, 'utf8').startsWith(mark)) return;
  // Imported here, because packages may be installed only now.
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const document = readDocument();
  const types = astToString(await openapiTS(document));
  const needed = types.replace(/^\s*\w+\?: never;\n/gm, '').replace(/^\s*parameters: \{\s*\};\n/gm, '');
  fs.writeFileSync(TYPES_FILE, mark + needed + nameSchemas(document));
}
