import { ProblemException } from '../errors/problem.js';
import { checkDate, type ListSpec, parseListQuery } from './list-query.js';

const SPEC: ListSpec = {
  resource: 'things',
  columns: ['id', 'name'],
  sort: ['name', 'createdAt'],
  defaultOrder: 'DESC',
  filter: {
    q: 'search',
    owner: 'uuid',
    since: 'date',
    until: 'until',
    done: 'boolean',
    least: 'number',
    tags: 'text',
    state: ['open', 'closed'],
  },
};
const UUID = '4f9a1c5e-1111-4000-8000-00000000abcd';

const parse = (query: Record<string, unknown>) => parseListQuery(query, SPEC);
const filter = (value: unknown) => parse({ filter: JSON.stringify(value) }).filter;
const refusal = (work: () => unknown): string[] => {
  try {
    work();
  } catch (error) {
    if (error instanceof ProblemException && error.getStatus() === 400)
      return Object.keys(error.errors ?? {});
    throw error;
  }
  throw new Error('It was accepted.');
};

it('returns the first page in default order without parameters', () => {
  const usual = { sort: 'name', order: 'DESC', offset: 0, limit: 25, filter: {} };
  expect(parse({})).toEqual(usual);
  expect(parse({ sort: '', range: '', filter: '' })).toEqual(usual);
});

it('reads sort, range and filter', () => {
  expect(parse({ sort: '["createdAt","asc"]', range: '[50,74]', filter: '{"q":"x"}' })).toEqual({
    sort: 'createdAt',
    order: 'ASC',
    offset: 50,
    limit: 25,
    filter: { q: 'x' },
  });
  expect(parse({ range: '[0,999]' }).limit).toBe(1_000);
  expect(parse({ range: '[7,7]' })).toMatchObject({ offset: 7, limit: 1 });
});

it('reads each kind of value', () => {
  expect(
    filter({ owner: UUID, since: '2026-07-01', done: false, least: 4.5, tags: ['a', 'b'], state: 'open' }),
  ).toEqual({
    owner: [UUID],
    since: new Date('2026-07-01'),
    done: false,
    least: 4.5,
    tags: ['a', 'b'],
    state: ['open'],
  });
});

it('accepts one value or a list, ids for id, and ignores empty values', () => {
  expect(filter({ tags: 'a' })).toEqual({ tags: ['a'] });
  expect(filter({ state: ['open', 'closed'] })).toEqual({ state: ['open', 'closed'] });
  expect(filter({ ids: [UUID] })).toEqual({ id: [UUID] });
  expect(filter({ q: '', owner: null })).toEqual({});
  expect(filter({ id: [] })).toEqual({ id: [] });
});

it('sorts every list by id', () => {
  expect(parse({ sort: '["id","ASC"]' })).toMatchObject({ sort: 'id', order: 'ASC' });
});

it('skips ids that no row of the list can have', () => {
  expect(filter({ id: [UUID, 'gone', 7, ''] })).toEqual({ id: [UUID] });
  const byText = parseListQuery({ filter: '{"ids":["a.b",7,"x\\u0000"]}' }, { ...SPEC, id: 'text' });
  expect(byText.filter).toEqual({ id: ['a.b', '7'] });
});

it('ends a period with a whole day or a moment', () => {
  expect(filter({ until: '2026-07-01' })).toEqual({ until: new Date('2026-07-02') });
  expect(filter({ until: '2026-07-01T10:00:00Z' })).toEqual({ until: new Date('2026-07-01T10:00:00.001Z') });
});

it.each([
  ['sort', { sort: '["secret","ASC"]' }],
  ['sort', { sort: '["toString","ASC"]' }],
  ['sort', { sort: '["name",1]' }],
  ['sort', { sort: ['["name","ASC"]', '["name","ASC"]'] }],
  ['range', { range: '[0,1000]' }],
  ['range', { range: '[3,2]' }],
  ['range', { range: '[0,1,2]' }],
  ['range', { range: '["0","9"]' }],
  ['range', { range: '[2000000001,2000000002]' }],
  ['filter', { filter: '[]' }],
  ['filter', { filter: '{' }],
  ['filter.other', { filter: '{"other":1}' }],
  ['filter.hasOwnProperty', { filter: '{"hasOwnProperty":1}' }],
  ['filter.q', { filter: '{"q":5}' }],
  ['filter.owner', { filter: '{"owner":"me"}' }],
  ['filter.since', { filter: '{"since":"01.07.2026"}' }],
  ['filter.done', { filter: '{"done":"false"}' }],
  ['filter.least', { filter: '{"least":"4"}' }],
  ['filter.least', { filter: '{"least":-1}' }],
  ['filter.tags', { filter: '{"tags":[["a"]]}' }],
  ['filter.state', { filter: '{"state":"ajar"}' }],
  ['filter.state', { filter: '{"state":["open","ajar"]}' }],
  ['filter.until', { filter: '{"until":"soon"}' }],
  ['filter.id', { filter: '{"id":[["1"]]}' }],
  ['filter.id', { filter: '{"id":{"a":1}}' }],
])('refuses %s by name (%j)', (field, query) => {
  expect(refusal(() => parse(query))).toEqual([field]);
});

it.each(['2026-07-01', '2026-07-01T10:00:00Z', '2026-07-01T10:00:00.5+02:00', '1970-01-01'])(
  'takes the date %s',
  (text) => {
    expect(checkDate('at', text)).toEqual(new Date(text));
  },
);

// Fails only where the server's zone is not UTC.
it('takes a time without a zone for UTC', () => {
  expect(checkDate('at', '2026-07-01T00:00:00')).toEqual(new Date('2026-07-01T00:00:00Z'));
});

it.each([
  '2026-7-1',
  '2026-13-01',
  '1969-12-31',
  '2026-07-01 10:00',
  '12026-01-01',
  '',
  'now',
  '2026-07-01T25:00:00Z',
])('refuses the date %j', (text) => {
  expect(refusal(() => checkDate('at', text))).toEqual(['at']);
});
