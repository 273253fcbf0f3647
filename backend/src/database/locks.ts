/**
 * Every advisory-lock key of the product. PostgreSQL keeps keys of one number (64 bits) apart from keys of two (32 bits
 * each); within each group no two locks may share a number.
 */

/** Keys of one number: one holder in the whole database. */
export const MIGRATION_LOCK = 7_301_944_021;
export const ADMINISTRATION_LOCK = 7_301_944_022;
export const PARTITION_LOCK = 7_301_944_023;
/** Imports write games in the order of their file, so two at once would wait for each other in a circle. */
export const IMPORT_LOCK = 7_301_944_024;
export const SEED_LOCK = 7_301_944_025;
/** Games of both stores are linked or split by one at a time. */
export const SAME_GAMES_LOCK = 7_301_944_026;
/** Held from the first event that a transaction writes to its end, so that events become visible in the order of their ids. */
export const MARKET_EVENTS_LOCK = 7_301_944_027;
/** Backups that are kept in a folder are written one at a time. */
export const BACKUP_LOCK = 7_301_944_028;
/** Tags are made one at a time, so that their number has a limit. */
export const TAGS_LOCK = 7_301_944_029;

/** First number of two; the second is the key of a process, which shows by it that it lives. */
export const PROCESS_LOCK = 730_194;
/** First number of two; the second is the key of a process that works on jobs. */
export const WORKER_LOCK = 730_195;
/** First number of two; the second is the hash of a job's kind, of which one is started at a time. */
export const JOB_START_LOCK = 730_196;
/** First number of two; the second is the hash of the bundle id whose current analysis changes. */
export const GAME_ANALYSIS_LOCK = 730_197;
/** First number of two; the second is the hash of the chart whose presence figures are brought up to date. */
export const CHART_PRESENCE_LOCK = 730_199;
/** First number of two; the second is the hash of the address that is written under a condition. */
export const RESOURCE_WRITE_LOCK = 730_198;

/** SQL: true while some process of this database holds the lock with this first and second number. */
export const holdsLock = (first: string, second: string): string => `exists (
  select from pg_locks where locktype = 'advisory' and granted and classid = ${first} and objid = ${second}
    and database = (select oid from pg_database where datname = current_database()))`;
