import type { ReadDatabase } from '../../database/replicas/read-database.js';
import type { ReadSession } from '../../database/replicas/read-session.js';
import { type Candidate, ranked } from './rank-games.js';
import {
  exactPatterns,
  forgivesTypos,
  prefixPattern,
  searchWords,
  type SearchWords,
  swappedPatterns,
} from './search-words.js';

/** Must be the expression of games_search_idx, word for word. */
const TEXT = `(g.title || ' ' || coalesce(g.developer, '') || ' ' || g.bundle_id)`;
/** Must be the expression of games_prefix_idx. */
const LOWER_TITLE = `lower(g.title) collate "C"`;

/** A search gives so many games at most: nobody reads on, and ranking all of a common word's would take long. */
export const MOST_FOUND = 1_000;
/** How alike a word must be to some part of the text; */
const NEAR = 0.6;
/** and when nothing is: that finds one wrong letter in the middle of five as well, but costs more. */
const FAR = 0.5;
/** With so many games that have the very words, nobody needs those that have similar ones. */
const ENOUGH = 5;
/** A word that fewer games have may be a slip for another one. */
const SELDOM = 20;

/** What the query asks for besides: conditions over `games g` and their parameters. */
export interface Scope {
  conditions: readonly string[];
  params: readonly unknown[];
}

/**
 * Ids of the games that fit `q` best, the best first: those that have its words, and when these are few, those that
 * have words like them. Each way of looking is a query of its own, because together they would not use the index.
 * @returns undefined when nothing is searched
 */
export async function searchGames(
  reads: ReadDatabase,
  q: string,
  scope: Scope,
): Promise<string[] | undefined> {
  const words = searchWords(q);
  if (!words) return undefined;
  const ofWords = numbering(scope.params);
  const exact = words.words.map((word) => anySql(exactPatterns(word), ofWords));
  const ofTitle = numbering(scope.params);
  const prefix = [`${LOWER_TITLE} like ${ofTitle(prefixPattern(words.text))}`];
  const ofNames = numbering(scope.params);
  const named = words.words.map((word) => anySql(exactPatterns(word), ofNames, 'n.title'));
  const [found, beginning, abroad] = await Promise.all([
    candidates(reads, scope, { conditions: exact, params: ofWords.params }),
    candidates(reads, scope, { conditions: prefix, params: ofTitle.params }, `order by ${LOWER_TITLE}`),
    namedCandidates(reads, scope, { conditions: named, params: ofNames.params }),
  ]);
  const hits = [...beginning, ...found, ...abroad];
  if (found.length + abroad.length < ENOUGH) hits.push(...(await similarGames(reads, words, scope)));
  return ranked(hits, words).slice(0, MOST_FOUND);
}

/** Games that have the words, seldom ones also in a similar spelling. */
async function similarGames(reads: ReadDatabase, { words }: SearchWords, scope: Scope): Promise<Candidate[]> {
  const seldom = new Set<string>();
  for (const word of words) {
    const n = numbering([]);
    const condition = anySql(exactPatterns(word), n);
    const own = { conditions: [condition], params: n.params };
    const found = forgivesTypos(word)
      ? await candidates(reads, { conditions: [], params: [] }, own, '', SELDOM)
      : [];
    if (forgivesTypos(word) && found.length < SELDOM) seldom.add(word);
  }
  if (seldom.size === 0) return [];
  const inSpelling = (spelling: (word: string, n: Numbering) => string) => {
    const n = numbering(scope.params);
    const conditions = words.map((word) =>
      seldom.has(word) ? spelling(word, n) : anySql(exactPatterns(word), n),
    );
    return { conditions, params: n.params };
  };
  const swapped = inSpelling((word, n) => `${TEXT} ilike any(${n(swappedPatterns(word))}::text[])`);
  const like = inSpelling((word, n) => `${n(word)} <% ${TEXT}`);
  const similaritySql = (least: number) =>
    reads.transaction(async (session) => {
      // `<%` goes by a setting.
      await session.query(`select set_config('pg_trgm.word_similarity_threshold', '${least}', true)`);
      return await candidates(session, scope, like);
    });
  const near = (await Promise.all([candidates(reads, scope, swapped), similaritySql(NEAR)])).flat();
  return near.length > 0 ? near : await similaritySql(FAR);
}

interface Part {
  conditions: string[];
  params: unknown[];
}

async function candidates(
  source: Pick<ReadSession, 'query'>,
  scope: Scope,
  part: Part,
  order = '',
  limit = MOST_FOUND,
): Promise<Candidate[]> {
  const where = [...scope.conditions, ...part.conditions].join(' and ');
  return await source.query<Candidate[]>(
    `select g.bundle_id as id, g.title, g.developer from games g
     where ${where} ${order} limit ${limit}`,
    part.params,
  );
}

/** Games that a storefront abroad calls so. */
async function namedCandidates(
  source: Pick<ReadSession, 'query'>,
  scope: Scope,
  part: Part,
): Promise<Candidate[]> {
  return await source.query<Candidate[]>(
    `select g.bundle_id as id, n.title, g.developer from storefront_names n join games g using (bundle_id)
     where ${[...scope.conditions, ...part.conditions].join(' and ')} limit ${MOST_FOUND}`,
    part.params,
  );
}

type Numbering = ((value: unknown) => string) & { params: unknown[] };

/** Numbers the parameters of a query after those that are there. */
function numbering(before: readonly unknown[]): Numbering {
  const params = [...before];
  return Object.assign((value: unknown) => `$${params.push(value)}`, { params });
}

const anySql = (patterns: string[], n: Numbering, text = TEXT): string =>
  `(${patterns.map((pattern) => `${text} ilike ${n(pattern)}`).join(' or ')})`;
