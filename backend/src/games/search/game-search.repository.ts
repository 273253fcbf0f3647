import type { ReadDatabase } from '../../database/replicas/read-database.js';
import type { ReadSession } from '../../database/replicas/read-session.js';
import { type Candidate, rankGames } from './rank-games.js';
import {
  toExactPatterns,
  forgivesTypos,
  prefixPattern,
  parseSearchTerms,
  type SearchTerms,
  toSwappedPatterns,
} from './search-terms.js';

/** Must equal the expression of games_search_idx, character for character. */
const TEXT = `(g.title || ' ' || coalesce(g.developer, '') || ' ' || g.bundle_id)`;
/** Must equal the expression of games_prefix_idx. */
const LOWER_TITLE = `lower(g.title) collate "C"`;

/** Most games that a search returns: nobody reads further, and ranking every match of a common word would be slow. */
export const MAX_FOUND = 1_000;
/**
 * Trigram similarity that a word needs with some part of the text, when nothing is similar by PostgreSQL's default of
 * 0.6: also finds one wrong letter in the middle of five, but is slower.
 */
const FAR = 0.5;
/** With this many exact matches, similar ones are not searched for. */
const ENOUGH = 5;
/** A word that fewer games have may be a typo. */
const SELDOM = 20;

/** Further conditions on `games g`, with their parameters. */
export interface Scope {
  conditions: readonly string[];
  params: readonly unknown[];
}

/**
 * Ids of the games that match `q`, best first: exact matches, and if these are few, similar ones. Each kind of
 * match is a query of its own, because a combined one would not use the index.
 * @returns undefined when there is nothing to search for
 */
export async function searchGames(
  reads: ReadDatabase,
  q: string,
  scope: Scope,
): Promise<string[] | undefined> {
  const words = parseSearchTerms(q);
  if (!words) return undefined;
  const ofWords = numberParameters(scope.params);
  const exact = words.words.map((word) => anySql(toExactPatterns(word), ofWords));
  const ofTitle = numberParameters(scope.params);
  const prefix = [`${LOWER_TITLE} like ${ofTitle(prefixPattern(words.text))}`];
  const ofNames = numberParameters(scope.params);
  const named = words.words.map((word) => anySql(toExactPatterns(word), ofNames, 'n.title'));
  const [beginning, abroad] = await Promise.all([
    listCandidates(reads, scope, { conditions: prefix, params: ofTitle.params }, `order by ${LOWER_TITLE}`),
    findNamedCandidates(reads, scope, { conditions: named, params: ofNames.params }),
  ]);
  const hits = [...beginning, ...abroad];
  // All others would rank after these.
  if (beginning.length < MAX_FOUND) {
    const found = await listCandidates(reads, scope, { conditions: exact, params: ofWords.params });
    hits.push(...found);
    if (found.length + abroad.length < ENOUGH) hits.push(...(await findSimilarGames(reads, words, scope)));
  }
  return rankGames(hits, words).slice(0, MAX_FOUND);
}

/** Games that match the words, with similar spellings for rare ones. */
async function findSimilarGames(
  reads: ReadDatabase,
  { words }: SearchTerms,
  scope: Scope,
): Promise<Candidate[]> {
  const counts = await Promise.all(
    words.filter(forgivesTypos).map(async (word) => {
      const n = numberParameters([]);
      const own = { conditions: [anySql(toExactPatterns(word), n)], params: n.params };
      const found = await listCandidates(reads, { conditions: [], params: [] }, own, '', SELDOM);
      return { word, count: found.length };
    }),
  );
  const seldom = new Set(counts.filter(({ count }) => count < SELDOM).map(({ word }) => word));
  if (seldom.size === 0) return [];
  const inSpelling = (spelling: (word: string, n: ParameterNumbering) => string) => {
    const n = numberParameters(scope.params);
    const conditions = words.map((word) =>
      seldom.has(word) ? spelling(word, n) : anySql(toExactPatterns(word), n),
    );
    return { conditions, params: n.params };
  };
  const swapped = inSpelling((word, n) => `${TEXT} ilike any(${n(toSwappedPatterns(word))}::text[])`);
  const like = inSpelling((word, n) => `${n(word)} <% ${TEXT}`);
  const near = (
    await Promise.all([listCandidates(reads, scope, swapped), listCandidates(reads, scope, like)])
  ).flat();
  if (near.length > 0) return near;
  return await reads.transaction(async (session) => {
    // The threshold of `<%` is a session setting.
    await session.query(`select set_config('pg_trgm.word_similarity_threshold', '${FAR}', true)`);
    return await listCandidates(session, scope, like);
  });
}

interface Part {
  conditions: string[];
  params: unknown[];
}

async function listCandidates(
  source: Pick<ReadSession, 'query'>,
  scope: Scope,
  part: Part,
  order = '',
  limit = MAX_FOUND,
): Promise<Candidate[]> {
  const where = [...scope.conditions, ...part.conditions].join(' and ');
  return await source.query<Candidate[]>(
    `select g.bundle_id as id, g.title, g.developer from games g
     where ${where} ${order} limit ${limit}`,
    part.params,
  );
}

/** Games whose name in a storefront abroad matches. */
async function findNamedCandidates(
  source: Pick<ReadSession, 'query'>,
  scope: Scope,
  part: Part,
): Promise<Candidate[]> {
  return await source.query<Candidate[]>(
    `select g.bundle_id as id, n.title, g.developer from storefront_names n join games g using (bundle_id)
     where ${[...scope.conditions, ...part.conditions].join(' and ')} limit ${MAX_FOUND}`,
    part.params,
  );
}

type ParameterNumbering = ((value: unknown) => string) & { params: unknown[] };

/** Numbers parameters after those already in the query. */
function numberParameters(before: readonly unknown[]): ParameterNumbering {
  const params = [...before];
  return Object.assign((value: unknown) => `$${params.push(value)}`, { params });
}

const anySql = (patterns: string[], n: ParameterNumbering, text = TEXT): string =>
  `(${patterns.map((pattern) => `${text} ilike ${n(pattern)}`).join(' or ')})`;
