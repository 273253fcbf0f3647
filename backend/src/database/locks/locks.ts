/**
 * Every advisory-lock key of the product. PostgreSQL separates keys of one number (64 bits) from keys of two (32 bits
 * each); within each group, numbers must be unique.
 */

/** Single-number keys: one holder per database. */
export const MIGRATION_LOCK = 7_301_944_021;
export const ADMINISTRATION_LOCK = 7_301_944_022;
export const PARTITION_LOCK = 7_301_944_023;
/** Imports write games in file order, so concurrent ones would deadlock. */
export const IMPORT_LOCK = 7_301_944_024;
export const SEED_LOCK = 7_301_944_025;
/** Links and splits of games run one at a time. */
export const SAME_GAMES_LOCK = 7_301_944_026;
/**
 * Held from the first event of a transaction to its end, so that events become visible in the order of their ids.
 */
export const MARKET_EVENTS_LOCK = 7_301_944_027;
/** Scheduled backups are written one at a time. */
export const BACKUP_LOCK = 7_301_944_028;

/** First of two numbers; the second is the key of a process, showing that it is alive. */
export const PROCESS_LOCK = 730_194;
/** First of two numbers; the second is the key of a process that runs jobs. */
export const WORKER_LOCK = 730_195;
/** First of two numbers; the second is the hash of a job kind of which one runs at a time. */
export const JOB_START_LOCK = 730_196;
/** First of two numbers; the second is the hash of the bundle id whose current analysis changes. */
export const GAME_ANALYSIS_LOCK = 730_197;
/** First of two numbers; the second is the hash of the chart whose presence is updated. */
export const CHART_PRESENCE_LOCK = 730_199;
/** First of two numbers; the second is the hash of the address of a conditional write. */
export const RESOURCE_WRITE_LOCK = 730_198;
/** First of two numbers; the second is the hash of a list with a limit, to which rows are added one at a time. */
export const LIMITED_LIST_LOCK = 730_200;
/** First of two numbers; the second is the hash of a list in all categories, of which one transaction rewrites any. */
export const CHART_LISTS_LOCK = 730_201;

/** SQL: whether any process of this database holds the lock with these numbers. */
export const holdsLock = (first: string, second: string): string => `exists (
  select from pg_locks where locktype = 'advisory' and granted and classid = ${first} and objid = ${second}
    and database = (select oid from pg_database where datname = current_database()))`;
