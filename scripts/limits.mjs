// Validation rules of request fields for the forms of the admin UI; the whole document would be too large to load.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

const FILE = path.join(root, 'admin-ui/src/api/limits.json');

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

function readLimits() {
  const document = JSON.parse(fs.readFileSync(path.join(root, 'openapi.json'), 'utf8'));
  const limits = findInputs(document).map((name) => {
    const { properties = {}, required = [] } = document.components.schemas[name];
    const fields = Object.entries(properties)
      .map(([field, schema]) => [field, readField(schema, required.includes(field))])
      .filter(([, rules]) => Object.keys(rules).length > 0);
    return [name, Object.fromEntries(fields)];
  });
  return `${JSON.stringify(Object.fromEntries(limits), null, 2)}\n`;
}

export const writeLimits = () => fs.writeFileSync(FILE, readLimits());

/** Whether the file matches openapi.json. */
export const areLimitsCurrent = () => fs.readFileSync(FILE, 'utf8') === readLimits();
