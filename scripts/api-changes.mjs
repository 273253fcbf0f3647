// docs/api-changelog.md: changes of the API since the last release, whose shape is stored in docs/api-release.json.
// `npm run openapi -- --release` makes the current API the last release.
import fs from 'node:fs';
import path from 'node:path';
import { root, StepError } from './steps.mjs';

const SNAPSHOT = path.join(root, 'docs/api-release.json');
const CHANGELOG = path.join(root, 'docs/api-changelog.md');
const HEAD = `# Changes of the API

Generated from \`openapi.json\` by \`npm run openapi\`. A breaking change needs a higher first number of the API's version.`;

const readText = (file) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '');
const readDocument = () => JSON.parse(fs.readFileSync(path.join(root, 'openapi.json'), 'utf8'));

/**
 * A compact form of a document. Types are written as `string|null`, `GameDto[]` or `"a"|"b"`, with `!` when always
 * present; objects without a name are named after their location.
 * @returns {{version: string, operations: Record<string, {takes: object, gives: object}>, schemas: Record<string,
 * object>}}
 */
export function summarize(document) {
  const schemas = {};
  const find = (node) =>
    node.$ref
      ? node.$ref
          .split('/')
          .slice(1)
          .reduce((at, step) => at[step], document)
      : node;
  const nameFields = (name, { properties = {}, required = [] }) => {
    schemas[name] = Object.fromEntries(
      Object.entries(properties).map(([field, schema]) => [
        field,
        describe(schema, `${name}.${field}`) + (required.includes(field) ? '!' : ''),
      ]),
    );
  };
  function describe(schema, place) {
    if (schema.$ref) return schema.$ref.split('/').pop();
    const some = schema.anyOf ?? schema.oneOf ?? (schema.allOf?.length === 1 ? schema.allOf : undefined);
    const parts = some
      ? some.flatMap((part) => describe(part, place).split('|'))
      : (schema.enum ?? []).map((value) => (value === null ? 'null' : JSON.stringify(value)));
    if (parts.length === 0) {
      for (const type of [schema.type ?? 'any'].flat()) {
        if (type === 'array')
          parts.push(
            ...describe(schema.items ?? {}, place)
              .split('|')
              .map((part) => `${part}[]`),
          );
        else if (type !== 'object') parts.push(type);
        else if (schema.properties) parts.push(place) && nameFields(place, schema);
        else parts.push('object');
      }
    }
    if (schema.nullable) parts.push('null');
    return [...new Set(parts)].sort().join('|');
  }
  const media = (content = {}) => Object.entries(content).map(([type, { schema = {} }]) => [type, schema]);
  const operations = {};
  for (const [address, methods] of Object.entries(document.paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      const name = `${method.toUpperCase()} ${address}`;
      const takes = {};
      const gives = {};
      for (const parameter of (operation.parameters ?? []).map(find)) {
        const place = `${parameter.in} ${parameter.name}`;
        const isRequired = parameter.required ? '!' : '';
        takes[place] =
          (parameter.schema ? describe(parameter.schema, `${name} ${place}`) : 'string') + isRequired;
        // A JSON parameter is sent as text, but its fields count.
        const fields = parameter.content?.['application/json']?.schema.properties ?? {};
        for (const [field, schema] of Object.entries(fields))
          takes[`${place}.${field}`] = describe(schema, `${name} ${place}.${field}`);
      }
      for (const [type, schema] of media(operation.requestBody?.content))
        takes[type] = describe(schema, `${name} body`) + (operation.requestBody.required ? '!' : '');
      for (const [status, answer] of Object.entries(operation.responses).filter(([code]) => code < '400')) {
        gives[status] = '';
        for (const [type, schema] of media(find(answer).content))
          gives[`${status} ${type}`] = describe(schema, `${name} ${status}`);
      }
      operations[name] = { takes, gives };
    }
  }
  for (const [name, schema] of Object.entries(document.components.schemas)) nameFields(name, schema);
  return { version: document.info.version, operations, schemas };
}

/**
 * The differences between two summaries. Breaking changes may affect existing clients; additional response fields and
 * enum values in responses are not breaking.
 * @returns {{breaking: string[], added: string[]}}
 */
export function compare(before, now) {
  const breaking = new Set();
  const added = new Set();
  const seen = new Set();
  const splitParts = (type) => type.replace(/!$/, '').split('|');
  const bare = (part) => part.replace(/(\[\])+$/, '');

  /**
   * @param isSent whether clients send the type: then old values must still be accepted, else new values must be
   * known
   */
  function compareTypes(old, fresh, place, isSent) {
    const [oldParts, newParts] = [splitParts(old), splitParts(fresh)];
    const lost = oldParts.filter((part) => !newParts.includes(part));
    const more = newParts.filter((part) => !oldParts.includes(part));
    const isObject = (summary, part) => bare(part) in summary.schemas;
    // Objects under another name are compared by their fields.
    if (
      lost.length === 1 &&
      more.length === 1 &&
      isObject(before, lost[0]) &&
      isObject(now, more[0]) &&
      lost[0].endsWith('[]') === more[0].endsWith('[]')
    ) {
      compareFields(bare(lost[0]), bare(more[0]), isSent);
    } else {
      const stumbles = isSent ? lost : more.filter((part) => !part.startsWith('"'));
      const known = isSent ? newParts : oldParts;
      const isWider =
        known.includes('any') ||
        (known.includes('object') && stumbles.every((part) => isObject(isSent ? before : now, part))) ||
        (known.includes('number') && stumbles.every((p) => p === 'integer'));
      if (stumbles.length > 0 && !isWider)
        breaking.add(`${place}: ${oldParts.join(' or ')} became ${newParts.join(' or ')}`);
      else if (more.length > 0) added.add(`${place}: also ${more.join(', ')}`);
    }
    for (const part of oldParts.filter((each) => newParts.includes(each) && isObject(before, each)))
      compareFields(bare(part), bare(part), isSent);
  }

  function compareFields(oldName, name, isSent) {
    const key = `${oldName} ${name} ${isSent}`;
    if (seen.has(key)) return;
    seen.add(key);
    compareEntries(
      before.schemas[oldName] ?? {},
      now.schemas[name] ?? {},
      (field) => `${name}.${field}`,
      isSent,
    );
  }

  function compareEntries(old, fresh, place, isSent) {
    for (const [field, type] of Object.entries(old)) {
      if (fresh[field] === undefined) breaking.add(`${place(field)} was removed`);
      else {
        const [was, is] = [type.endsWith('!'), fresh[field].endsWith('!')];
        if (isSent && is && !was) breaking.add(`${place(field)} must be given`);
        if (!isSent && was && !is) breaking.add(`${place(field)} may be absent`);
        compareTypes(type, fresh[field], place(field), isSent);
      }
    }
    for (const [field, type] of Object.entries(fresh)) {
      if (field in old) continue;
      if (isSent && type.endsWith('!')) breaking.add(`${place(field)} is new and must be given`);
      else added.add(place(field));
    }
  }

  for (const [name, { takes, gives }] of Object.entries(before.operations)) {
    const fresh = now.operations[name];
    if (!fresh) breaking.add(`${name} was removed`);
    else {
      compareEntries(takes, fresh.takes, (field) => `${name}, ${field}`, true);
      compareEntries(gives, fresh.gives, (field) => `${name}, ${field}`, false);
    }
  }
  for (const name of Object.keys(now.operations)) if (!(name in before.operations)) added.add(name);
  return { breaking: [...breaking].sort(), added: [...added].sort() };
}

const major = (version) => Number(version.split('.')[0]);

/** @returns {string | undefined} what is wrong with the version */
export function checkVersion(before, now, { breaking }) {
  if (breaking.length === 0 || major(now.version) > major(before.version)) return undefined;
  return `The API breaks with version ${before.version} and still calls itself ${now.version}: raise API_VERSION, or change\n  ${breaking.join('\n  ')}`;
}

function list(title, lines) {
  const groups = new Map();
  for (const line of lines) {
    const [, name = line, field] = /^(\w+)\.(.+)$/.exec(line) ?? [];
    groups.set(name, [...(groups.get(name) ?? []), ...(field ? [field] : [])]);
  }
  const texts = [...groups].map(
    ([name, fields]) => `- \`${[name, fields.join('; ')].filter(Boolean).join(': ')}\``,
  );
  return texts.length > 0 ? [`### ${title}\n\n${texts.join('\n')}`] : [];
}

async function renderChangelog(title, now, { breaking, added }) {
  const { default: prettier } = await import('prettier');
  // Released sections stay unchanged.
  const released = /^## \d.*/ms.exec(readText(CHANGELOG))?.[0];
  const changes = [...list('Breaking', breaking), ...list('Added', added)];
  const text = [
    ...[HEAD, `## ${title(now.version)}`],
    ...(changes.length > 0 ? changes : ['Nothing changed.']),
    ...(released ? [released] : []),
  ].join('\n\n');
  return prettier.format(text, { ...(await prettier.resolveConfig(CHANGELOG)), parser: 'markdown' });
}

async function render(title) {
  const [before, now] = [JSON.parse(readText(SNAPSHOT)), summarize(readDocument())];
  const changes = compare(before, now);
  const isReleased = before.version === now.version;
  title ??= (version) => `Since the last release${isReleased ? '' : ` (becomes ${version})`}`;
  return {
    isReleased,
    fault: checkVersion(before, now, changes),
    text: await renderChangelog(title, now, changes),
  };
}

export const writeApiChanges = async () => fs.writeFileSync(CHANGELOG, (await render()).text);

/** @returns {Promise<string[]>} problems: an outdated file, or a breaking change under the same version */
export async function checkApiChanges() {
  const { fault, text } = await render();
  return [
    ...(fault ? [fault] : []),
    ...(text === readText(CHANGELOG) ? [] : ['docs/api-changelog.md is out of date: npm run openapi']),
  ];
}

/** Closes the current changes under their version and makes today's API the baseline. */
export async function releaseApi() {
  const { isReleased, fault, text } = await render(
    (version) => `${version}, ${new Date().toISOString().slice(0, 10)}`,
  );
  if (fault) throw new StepError(fault);
  const now = summarize(readDocument());
  if (isReleased) throw new StepError(`Version ${now.version} is released already: raise API_VERSION.`);
  fs.writeFileSync(CHANGELOG, text);
  fs.writeFileSync(SNAPSHOT, await format(now));
  await writeApiChanges();
}

async function format(summary) {
  const { default: prettier } = await import('prettier');
  return prettier.format(JSON.stringify(summary), {
    ...(await prettier.resolveConfig(SNAPSHOT)),
    parser: 'json',
  });
}
