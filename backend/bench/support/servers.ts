import { readFileSync } from 'node:fs';
import http from 'node:http';
import pg from 'pg';
import { Column, DataSource, Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';

// node servers.js bare|typeorm|memory PORT SOURCE: the baselines of the benchmark of the current lists. The source is the
// address of the database, or for `memory` a file with the documents.

@Entity('games')
class BenchGame {
  @PrimaryColumn({ name: 'bundle_id', type: 'text' }) bundleId: string;
  @Column({ type: 'text' }) title: string;
  @Column({ type: 'text', nullable: true }) developer: string | null;
  @Column({ name: 'icon_url', type: 'text', nullable: true }) iconUrl: string | null;
}

@Entity('game_rankings')
class BenchRanking {
  @PrimaryColumn({ type: 'text' }) platform: string;
  @PrimaryColumn({ type: 'text' }) category: string;
  @PrimaryColumn({ type: 'text' }) country: string;
  @PrimaryColumn({ name: 'ranking_type', type: 'text' }) rankingType: string;
  @PrimaryColumn({ name: 'captured_at', type: 'timestamptz' }) capturedAt: Date;
  @PrimaryColumn({ name: 'rank_position', type: 'integer' }) rankPosition: number;
  @Column({ name: 'bundle_id', type: 'text' }) bundleId: string;
  @ManyToOne(() => BenchGame) @JoinColumn({ name: 'bundle_id' }) game: Relation<BenchGame>;
}

const source = process.argv[4] ?? '';
const port = Number(process.argv[3]);

type Answer = (platform: string, category: string) => Promise<string>;

/** One prepared statement; the newest capture of each list is found by index, the JSON is made by PostgreSQL. */
function bare(): Answer {
  const pool = new pg.Pool({ connectionString: source, max: 10 });
  const text = `
    select json_object_agg(t.ranking_type, coalesce(l.rows, '[]')) as body
    from unnest(array['downloads', 'revenue', 'new']) as t (ranking_type)
    cross join lateral (
      select captured_at from chart_captures c
      where c.platform = $1 and c.category = $2 and c.country = 'us' and c.ranking_type = t.ranking_type
      order by captured_at desc limit 1) newest
    cross join lateral (
      select json_agg(json_build_object('rankPosition', r.rank_position, 'bundleId', r.bundle_id, 'title', g.title,
        'developer', g.developer, 'iconUrl', g.icon_url, 'platform', r.platform, 'category', r.category)
        order by r.rank_position) as rows
      from game_rankings r join games g using (bundle_id)
      where r.platform = $1 and r.category = $2 and r.country = 'us' and r.ranking_type = t.ranking_type
        and r.captured_at = newest.captured_at and r.rank_position <= 50) l`;
  return async (platform, category) => {
    const { rows } = await pool.query<{ body: unknown }>({
      name: 'current',
      text,
      values: [platform, category],
    });
    return JSON.stringify(rows[0]?.body);
  };
}

/** Three reads of entities with their games. */
async function typeorm(): Promise<Answer> {
  const database = await new DataSource({
    type: 'postgres',
    url: source,
    entities: [BenchGame, BenchRanking],
    poolSize: 10,
  }).initialize();
  const repository = database.getRepository(BenchRanking);
  const list = async (platform: string, category: string, rankingType: string) => {
    const newest = await repository
      .createQueryBuilder('r')
      .where({ platform, category, country: 'us', rankingType })
      .orderBy('r.capturedAt', 'DESC')
      .limit(1)
      .getOne();
    return repository
      .createQueryBuilder('r')
      .innerJoinAndSelect('r.game', 'g')
      .where({ platform, category, country: 'us', rankingType, capturedAt: newest?.capturedAt })
      .orderBy('r.rankPosition', 'ASC')
      .limit(50)
      .getMany();
  };
  return async (platform, category) => {
    const [downloads, revenue, news] = await Promise.all(
      ['downloads', 'revenue', 'new'].map((type) => list(platform, category, type)),
    );
    return JSON.stringify({ downloads, revenue, new: news });
  };
}

/** The limit of the platform: bytes that are there already, and nothing looked at but the address. */
function memory(): http.RequestListener {
  const documents = new Map(
    Object.entries(
      JSON.parse(readFileSync(source, 'utf8')) as Record<string, { body: string; etag: string }>,
    ).map(([query, { body, etag }]) => [query, { bytes: Buffer.from(body), etag }]),
  );
  return ({ url = '', headers }, response) => {
    const { bytes, etag } = documents.get(url.slice(url.indexOf('?')))!;
    if (headers['if-none-match'] === etag) return void response.writeHead(304, { etag }).end();
    response
      .writeHead(200, { 'content-type': 'application/json', 'content-length': bytes.length, etag })
      .end(bytes);
  };
}

/** @param answer makes the document of each request anew */
function answering(answer: Answer): http.RequestListener {
  return (request, response) => {
    const query = new URL(request.url ?? '/', 'http://localhost').searchParams;
    answer(query.get('platform') ?? '', query.get('category') ?? '').then(
      (body) => response.setHeader('content-type', 'application/json').end(body),
      (error: Error) => response.writeHead(500).end(error.message),
    );
  };
}

const listener = { memory, bare: () => answering(bare()), typeorm: async () => answering(await typeorm()) };
const name = process.argv[2] as keyof typeof listener;
http.createServer(await listener[name]()).listen(port, '127.0.0.1');
