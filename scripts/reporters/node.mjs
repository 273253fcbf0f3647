import { formatEvent } from './events.mjs';

/** Reporter for `node --test`. */
export default async function* report(source) {
  const files = new Map();
  for await (const { type, data } of source) {
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const { file, name, details, skip, todo } = data;
    const failed = type === 'test:fail';
    const entry = files.get(file) ?? { type: 'file', file, ms: 0, tests: [] };
    files.set(file, entry);
    entry.ms += details.duration_ms;
    const status = failed ? 'failed' : (skip ?? todo) !== undefined ? 'skipped' : 'passed';
    entry.tests.push({ title: name, status, text: details.error?.cause?.stack ?? details.error?.stack });
    yield formatEvent({ type: 'test', file, title: name, failed });
  }
  for (const entry of files.values()) yield formatEvent(entry);
}
