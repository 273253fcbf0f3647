import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Legal forms of companies, as they end a name without dots. */
const FORMS =
  'inc|incorporated|llc|llp|ltd|limited|co|corp|corporation|plc|pte|pty|oy|oyj|gmbh|ag|ab|aps|bv|sa|sas|sarl|srl|spa|sl|sro|doo|kft|kk|株式会社|有限公司|有限会社';

/**
 * One key for the spellings of a developer. Without case, punctuation and legal form, "Supercell" and "Supercell Oy" are
 * the same; "King" and "King.com" stay different.
 */
export class DeveloperKeys1764330300000 implements MigrationInterface {
  name = 'DeveloperKeys1764330300000';

  async up(runner: QueryRunner): Promise<void> {
    // The last step makes the key usable in a URL.
    await runner.query(`
      create function developer_key(developer text) returns text language sql immutable parallel safe as $$
        select nullif(trim(both '-' from regexp_replace(regexp_replace(
          regexp_replace(regexp_replace(lower(normalize(developer, NFKC)), '[.''’"]', '', 'g'), '[\\s,()/\\\\?#%&+_:;-]+', ' ', 'g'),
          '^\\s*(?:株式会社 *)?(.+?)(?: +(?:${FORMS}))*\\s*$', '\\1'), '\\s+', '-', 'g')), '')
      $$`);
    await runner.query(`create index games_developer_key_idx on games (developer_key(developer))`);
    await runner.query(
      `create index game_listings_developer_key_idx on game_listings (developer_key(developer), bundle_id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index games_developer_key_idx, game_listings_developer_key_idx`);
    await runner.query(`drop function developer_key(text)`);
  }
}
