// The longest texts that each input of the API takes, for the admin UI: the whole document would be too much to load.
import fs from 'node:fs';
import path from 'node:path';
import { root } from './steps.mjs';

const FILE = path.join(root, 'admin-ui/src/api/limits.json');

function readLimits() {
  const { components } = JSON.parse(fs.readFileSync(path.join(root, 'openapi.json'), 'utf8'));
  const inputs = Object.entries(components.schemas).map(([name, { properties = {} }]) => [
    name,
    Object.fromEntries(
      Object.entries(properties)
        .filter(([, { maxLength }]) => maxLength !== undefined)
        .map(([field, { maxLength }]) => [field, maxLength]),
    ),
  ]);
  const limits = Object.fromEntries(inputs.filter(([, fields]) => Object.keys(fields).length > 0));
  return `${JSON.stringify(limits, null, 2)}\n`;
}

export const writeLimits = () => fs.writeFileSync(FILE, readLimits());

/** Whether the file says what openapi.json says. */
export const areLimitsCurrent = () => fs.readFileSync(FILE, 'utf8') === readLimits();
