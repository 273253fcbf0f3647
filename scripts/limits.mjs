// What the admin UI needs of the API document at run time, since the whole would be too large to load: validation rules of
// request fields and of shared parameters for its forms, and the values of named enums.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

const FOLDER = path.join(root, 'admin-ui/src/api');

const RULES = ['minLength', 'maxLength', 'pattern', 'minimum', 'maximum', 'minItems', 'maxItems', 'format'];

/** Names of the schemas used in requests, including nested ones. */
function findInputs({ paths, components }) {
  const names = new Set();
  const visit = (node) => {
    if (node === null || typeof node !== 'object') return;
    const name = node.$ref?.split('/').at(-1);
    if (name && !names.has(name)) {
      names.add(name);
      visit(components.schemas[name]);
    }
    Object.values(node).forEach(visit);
  };
  for (const operations of Object.values(paths)) {
    for (const operation of Object.values(operations)) visit(operation.requestBody);
  }
  return [...names].sort();
}

function readField(schema, isRequired) {
  const rules = Object.entries(schema).filter(([key]) => RULES.includes(key));
  const example = schema.pattern && schema.example;
  return {
    ...(isRequired && { required: true }),
    ...([schema.type].flat().includes('number') && { type: 'number' }),
    ...Object.fromEntries(rules),
    ...(example && { example }),
    ...(schema.items?.maxLength && { itemLength: schema.items.maxLength }),
  };
}

/** Limits of the parameters that several operations share, by component, for instance `limit`. */
const readParameterLimits = (components) =>
  Object.fromEntries(
    Object.entries(components.parameters)
      .filter(([, { schema }]) => schema?.maximum !== undefined || schema?.maxItems !== undefined)
      .map(([name, { schema }]) => [name[0].toLowerCase() + name.slice(1), readField(schema, false)]),
  );

function readLimits(document) {
  const { components } = document;
  const limits = findInputs(document).map((name) => {
    const { properties = {}, required = [] } = components.schemas[name];
    const fields = Object.entries(properties)
      .map(([field, schema]) => [field, readField(schema, required.includes(field))])
      .filter(([, rules]) => Object.keys(rules).length > 0);
    return [name, Object.fromEntries(fields)];
  });
  return { ...Object.fromEntries(limits), parameters: readParameterLimits(components) };
}

const readEnums = ({ components }) =>
  Object.fromEntries(
    Object.entries(components.schemas)
      .filter(([, schema]) => schema.enum)
      .map(([name, schema]) => [name, schema.enum]),
  );

/** The files with their content. */
function readFiles() {
  const document = JSON.parse(fs.readFileSync(path.join(root, 'openapi.json'), 'utf8'));
  const files = {
    'limits.json': readLimits(document),
    'enums.json': readEnums(document),
  };
  return Object.entries(files).map(([name, content]) => [
    path.join(FOLDER, name),
    `${JSON.stringify(content, null, 2)}\n`,
  ]);
}

export const writeLimits = () => {
  for (const [file, text] of readFiles()) fs.writeFileSync(file, text);
};

/** Whether the files match openapi.json. */
export const areLimitsCurrent = () =>
  readFiles().every(([file, text]) => fs.existsSync(file) && fs.readFileSync(file, 'utf8') === text);
