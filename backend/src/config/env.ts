import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { countryCode } from '../common/countries.js';
import { ownLikeFolder } from '../database/embedded/access.js';
import { parseRetention } from './retention.js';
import { loadDotEnv, SettingError, Settings } from './settings.js';
import { parseTrustedProxies } from './trusted-proxies.js';

export { SettingError } from './settings.js';

/** Settings of the product; see `.env.example` for their meaning. */
export type Env = ReturnType<typeof readEnv>;

/** Injection token for {@link Env}. */
export const ENV = Symbol('ENV');

const SECRET_LENGTH = 32;
const PLACEHOLDER_SECRETS = new Set(['secret', 'changeme', 'change-me', 'password', 'jwt_secret', 'example']);

/**
 * Reads and validates every setting from the environment and `.env`.
 * @throws SettingError with one line naming the variable that is wrong.
 */
export function readEnv(
  projectRoot: string,
  source: NodeJS.ProcessEnv = { ...loadDotEnv(projectRoot), ...process.env },
) {
  const settings = new Settings(source);
  const host = settings.host('HOST', '127.0.0.1');
  const smtpUrl = settings.url('SMTP_URL', ['smtp:', 'smtps:']);
  const confirmEmail = settings.oneOf('CONFIRM_EMAIL', ['on', 'off'], smtpUrl ? 'on' : 'off');
  if (confirmEmail === 'on' && !smtpUrl) {
    throw new SettingError('CONFIRM_EMAIL', 'on needs SMTP_URL: without mail nobody can confirm an address');
  }
  return {
    /** Folder of package.json; the built front ends and openapi.json are found from it. */
    PROJECT_ROOT: projectRoot,
    PORT: settings.integer('PORT', 3000, 0, 65_535),
    HOST: host,
    DATA_DIR: settings.folder('DATA_DIR', './data', projectRoot),
    DATABASE_URL: settings.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    /** The same database without the pooler: for LISTEN, process locks and migrations. */
    DATABASE_DIRECT_URL: settings.url('DATABASE_DIRECT_URL', ['postgres:', 'postgresql:']),
    /** Standbys of the same database, for reads. */
    DATABASE_READ_URL: settings.urls('DATABASE_READ_URL', ['postgres:', 'postgresql:']),
    ROLE: settings.oneOf('ROLE', ['all', 'api', 'worker'], 'all'),
    ADMIN_EMAIL: settings.email('ADMIN_EMAIL'),
    ADMIN_PASSWORD: settings.password('ADMIN_PASSWORD'),
    JWT_SECRET: checkSecret(settings.optional('JWT_SECRET')),
    PUBLIC_URL: settings.origin('PUBLIC_URL'),
    /** Path prefix on a shared host; empty on a host of its own. */
    BASE_PATH: settings.basePath('BASE_PATH'),
    TRUST_PROXY: parseTrustedProxies('TRUST_PROXY', settings.optional('TRUST_PROXY')),
    OPENAI_API_KEY: settings.optional('OPENAI_API_KEY'),
    OPENAI_BASE_URL: settings.url('OPENAI_BASE_URL', ['http:', 'https:']),
    OPENAI_MODEL: settings.optional('OPENAI_MODEL'),
    AI_TIMEOUT_MS: settings.integer('AI_TIMEOUT_MS', 60_000, 1_000, 60_000),
    MARKET_DATA_URL: settings.url('MARKET_DATA_URL', ['http:', 'https:']),
    MARKET_DATA_KEY: settings.optional('MARKET_DATA_KEY'),
    APP_STORE_URL: settings.url('APP_STORE_URL', ['http:', 'https:']),
    GOOGLE_PLAY_URL: settings.url('GOOGLE_PLAY_URL', ['http:', 'https:']),
    /** Mirror of the picture servers of the stores; their host name is prepended to the path. */
    STORE_PICTURES_URL: settings.url('STORE_PICTURES_URL', ['http:', 'https:']),
    HTTPS_PROXY: settings.url('HTTPS_PROXY', ['http:', 'https:']),
    /** Schedule of markets without one of their own: five fields, UTC. */
    RANKINGS_CRON: settings.cron('RANKINGS_CRON'),
    /** Schedule for refreshing store facts of games: five fields, UTC. */
    FACTS_CRON: settings.cron('FACTS_CRON'),
    ...readKeptData(settings, projectRoot),
    /** Countries that are always markets, in addition to those set on screen. */
    RANKINGS_COUNTRIES: settings.list('RANKINGS_COUNTRIES', [], (code) =>
      countryCode(code) === null ? 'is not a two-letter country code' : undefined,
    ),
    SAMPLE_DATA: settings.oneOf('SAMPLE_DATA', ['auto', 'on', 'off'], 'auto'),
    PRESENTATION_URL: settings.url('PRESENTATION_URL', ['https:', 'http:']),
    MARKET_PAGE_URL: settings.text('MARKET_PAGE_URL', 'https://appmagic.rocks/{platform}/{slug}/{bundleId}'),
    SMTP_URL: smtpUrl,
    MAIL_FROM: settings.sender('MAIL_FROM', 'Gamekit <gamekit@localhost>'),
    /** Whether sign-ups are listed only after the email is confirmed. */
    CONFIRM_EMAIL: confirmEmail,
    REDIS_URL: settings.url('REDIS_URL', ['redis:', 'rediss:']),
    RATE_LIMIT: readRateLimit(settings, host),
    RATE_LIMIT_PER_MINUTE: settings.integer('RATE_LIMIT_PER_MINUTE', 1_200, 1, 1_000_000_000),
    /** Whether webhooks may use private addresses. */
    WEBHOOK_PRIVATE_TARGETS: settings.oneOf('WEBHOOK_PRIVATE_TARGETS', ['on', 'off'], 'off'),
    /** API token of the MCP server over standard input. */
    GAMEKIT_TOKEN: settings.optional('GAMEKIT_TOKEN'),
    METRICS_TOKEN: settings.optional('METRICS_TOKEN'),
    LOG_LEVEL: settings.oneOf('LOG_LEVEL', ['fatal', 'error', 'warn', 'info', 'debug', 'silent'], 'info'),
  };
}

/** Settings of backups and retention. */
function readKeptData(settings: Settings, projectRoot: string) {
  const cron = settings.cron('BACKUP_CRON');
  const folder = settings.optional('BACKUP_DIR') && settings.folder('BACKUP_DIR', '', projectRoot);
  if (cron && !folder) {
    throw new SettingError('BACKUP_CRON', 'needs BACKUP_DIR, the folder for the backups');
  }
  return {
    /** Schedule of backups: five fields, UTC. */
    BACKUP_CRON: cron,
    BACKUP_DIR: folder,
    /** Number of newest backups to keep. */
    BACKUP_KEEP: settings.integer('BACKUP_KEEP', 7, 1, 9_999),
    /** Days after which each kind of record is deleted. */
    RETENTION_DAYS: parseRetention('RETENTION_DAYS', settings.optional('RETENTION_DAYS')),
  };
}

function readRateLimit(settings: Settings, host: string): 'on' | 'off' {
  const isLoopbackHost =
    host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
  const rateLimit = settings.oneOf('RATE_LIMIT', ['on', 'off'], 'on');
  if (rateLimit === 'off' && !isLoopbackHost) {
    throw new SettingError('RATE_LIMIT', 'off is only allowed while HOST is a loopback address');
  }
  return rateLimit;
}

/**
 * With the embedded database, secrets are stored in DATA_DIR with mode 0600.
 * @returns the env with JWT_SECRET filled in.
 * @throws SettingError when an outside database is used and JWT_SECRET is not set.
 */
export function withSecrets(env: Env): Env & { JWT_SECRET: string } {
  if (env.JWT_SECRET) return { ...env, JWT_SECRET: env.JWT_SECRET };
  if (env.DATABASE_URL) {
    throw new SettingError('JWT_SECRET', 'is required with DATABASE_URL (at least 32 random characters)');
  }
  const file = path.join(env.DATA_DIR, 'jwt-secret');
  mkdirSync(env.DATA_DIR, { recursive: true });
  if (!existsSync(file)) makeSecret(file);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < SECRET_LENGTH) throw damagedSecret(file);
  return { ...env, JWT_SECRET: secret };
}

function damagedSecret(file: string): SettingError {
  return new SettingError(
    'JWT_SECRET',
    `is kept in ${file}, which is damaged. Put that file back from a backup, or delete it: everyone then signs in and sets up two-factor sign-in again`,
  );
}

/** The file is created atomically: on a full disk an empty one would be taken for the secret. */
function makeSecret(file: string): void {
  const half = `${file}.${process.pid}.part`;
  try {
    writeFileSync(half, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true });
    ownLikeFolder(half);
    linkSync(half, file);
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    // A file system without hard links.
    if (['EPERM', 'ENOTSUP', 'ENOSYS'].includes(code)) renameSync(half, file);
    // Another process may have created it since the check.
    else if (code !== 'EEXIST') throw error;
  } finally {
    rmSync(half, { force: true });
  }
}

function checkSecret(secret: string | undefined): string | undefined {
  if (secret === undefined) return undefined;
  if (secret.length < SECRET_LENGTH || PLACEHOLDER_SECRETS.has(secret.toLowerCase())) {
    throw new SettingError('JWT_SECRET', 'must be at least 32 random characters');
  }
  return secret;
}
