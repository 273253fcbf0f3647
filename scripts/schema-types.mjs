// The types of the API for the admin UI. The generator writes out everything that a request does not take as
// `?: never`, a third of the file; without those lines a wrong field is refused all the same.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

const FILE = path.join(root, 'admin-ui/src/api/schema.d.ts');

/** The document as the types need it: without examples and headers of answers, with the type of parameters that are JSON. */
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

/** The schemas by their names without "Dto", as screens call them. */
const nameSchemas = ({ components: { schemas } }) =>
  Object.keys(schemas)
    .map((name) => [name.replace(/Dto$/, ''), name])
    .filter(([short, name]) => short === name || !schemas[short])
    .map(([short, name]) => `export type ${short} = components['schemas']['${name}'];\n`)
    .join('');

async function renderTypes() {
  // Here and not above: the commands that use this install the packages first.
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const { default: prettier } = await import('prettier');
  const document = readDocument();
  const types = astToString(await openapiTS(document));
  const needed = types.replace(/^\s*\w+\?: never;\n/gm, '').replace(/^\s*parameters: \{\s*\};\n/gm, '');
  const text = `// Generated from openapi.json by "npm run openapi".\n${needed}${nameSchemas(document)}`;
  return prettier.format(text, { ...(await prettier.resolveConfig(FILE)), parser: 'typescript' });
}

export const writeTypes = async () => fs.writeFileSync(FILE, await renderTypes());

/** Whether the file says what openapi.json says. */
export const areTypesCurrent = async () => fs.readFileSync(FILE, 'utf8') === (await renderTypes());
