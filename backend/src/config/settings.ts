import { existsSync, readFileSync, statSync } from 'node:fs';
import { isIP } from 'node:net';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { isCron } from '../common/time/cron.js';

/** A wrong setting; the message is the single line shown at start. */
export class SettingError extends Error {
  constructor(name: string, problem: string) {
    super(`Setting ${name} ${problem}.`);
    this.name = 'SettingError';
  }
}

/** Reads `.env` in `folder`; the real environment wins over it. */
export function loadDotEnv(folder: string): NodeJS.ProcessEnv {
  const file = path.join(folder, '.env');
  return existsSync(file) ? (parseEnv(readFileSync(file, 'utf8')) as NodeJS.ProcessEnv) : {};
}

/**
 * Typed access to environment variables; an empty value counts as unset. Each can be given as `NAME_FILE`, the path
 * of a file with the value, as container secrets are.
 */
export class Settings {
  constructor(private readonly source: NodeJS.ProcessEnv) {}

  optional(name: string): string | undefined {
    return this.source[name]?.trim() || this.readFile(`${name}_FILE`)?.trim() || undefined;
  }

  private readFile(name: string): string | undefined {
    const file = this.source[name]?.trim();
    if (!file) return undefined;
    try {
      return readFileSync(file, 'utf8');
    } catch (error) {
      throw new SettingError(name, `must name a file that can be read (${(error as Error).message})`);
    }
  }

  text(name: string, fallback: string): string {
    return this.optional(name) ?? fallback;
  }

  integer(name: string, fallback: number, min: number, max: number): number {
    const value = this.optional(name);
    if (value === undefined) return fallback;
    const number = Number(value);
    if (!/^\d+$/.test(value) || number < min || number > max) {
      throw new SettingError(
        name,
        `must be a whole number from ${min} to ${max}, not "${value.slice(0, 40)}"`,
      );
    }
    return number;
  }

  oneOf<T extends string>(name: string, allowed: readonly T[], fallback: T): T {
    const value = this.optional(name);
    if (value === undefined) return fallback;
    if (!allowed.includes(value as T)) {
      throw new SettingError(name, `must be one of ${allowed.join(', ')}, not "${value.slice(0, 40)}"`);
    }
    return value as T;
  }

  /** Comma-separated URLs. */
  urls(name: string, protocols: string[]): string[] {
    const values = this.optional(name)?.split(',') ?? [];
    return values.flatMap((value) => checkUrl(name, value.trim(), protocols));
  }

  url(name: string, protocols: string[]): string | undefined {
    const value = this.optional(name);
    return value === undefined ? undefined : checkUrl(name, value, protocols);
  }

  /** Public origin, without a path. */
  origin(name: string): string | undefined {
    const value = this.url(name, ['http:', 'https:']);
    if (value === undefined) return undefined;
    const { origin, pathname, search, hash, username } = new URL(value);
    if (pathname !== '/' || search || hash || username) {
      throw new SettingError(
        name,
        `must be protocol, host and port only, such as ${origin}: a path goes into BASE_PATH`,
      );
    }
    return origin;
  }

  /** Path prefix such as `/gamekit`; empty for none. */
  basePath(name: string): string {
    const value = this.text(name, '');
    if (value !== '' && !/^(\/(?!\.{1,2}(\/|$))[\w.~-]+)+$/.test(value)) {
      throw new SettingError(
        name,
        `must be a path such as /gamekit: a slash at its beginning, none at its end, not "${value.slice(0, 40)}"`,
      );
    }
    return value;
  }

  /** An address or name to listen on. */
  host(name: string, fallback: string): string {
    const value = this.optional(name)?.replace(/^\[(.*)\]$/, '$1') ?? fallback;
    // An invalid IPv4 address would be looked up as a host name.
    const isName = /^(?!-)[a-z0-9-]+(\.[a-z0-9-]+)*\.?$/i.test(value) && !/^[\d.]+$/.test(value);
    if (isIP(value) === 0 && !isName) {
      throw new SettingError(name, `must be an IP address or a host name, not "${value.slice(0, 40)}"`);
    }
    return value;
  }

  /** The sender of mails: an address, or a name and an address in angle brackets. */
  sender(name: string, fallback: string): string {
    const value = this.text(name, fallback);
    const [, address = value] = /^[^<>]*<([^<>]*)>$/.exec(value) ?? [];
    if (!/^[^\s@<>,]+@[^\s@<>,]+$/.test(address)) {
      throw new SettingError(
        name,
        `must be an email address such as "Gamekit <gamekit@example.com>", not "${value.slice(0, 40)}"`,
      );
    }
    return value;
  }

  /** A folder that exists or can be created. @returns its absolute path */
  folder(name: string, fallback: string, base: string): string {
    const folder = path.resolve(base, this.text(name, fallback));
    let existing = folder;
    while (!existsSync(existing)) existing = path.dirname(existing);
    if (!statSync(existing).isDirectory()) {
      throw new SettingError(name, `must be a folder: ${existing} is something else`);
    }
    return folder;
  }

  /** Five fields: minute, hour, day, month, weekday. Seconds are refused, so that a minute starts work once. */
  cron(name: string): string | undefined {
    const value = this.optional(name);
    if (value === undefined) return undefined;
    if (!isCron(value)) {
      throw new SettingError(
        name,
        `must be a cron expression of five fields such as "0 6 * * *", not "${value.slice(0, 40)}"`,
      );
    }
    return value;
  }

  email(name: string): string | undefined {
    const value = this.optional(name)?.toLowerCase();
    if (value !== undefined && !/^[^\s@]+@[^\s@]+$/.test(value)) {
      throw new SettingError(name, 'must be an email address');
    }
    return value;
  }

  /** Read verbatim, except for the line break at the end of a file: spaces are part of a password. */
  password(name: string): string | undefined {
    return this.source[name] || this.readFile(`${name}_FILE`)?.replace(/\r?\n$/, '') || undefined;
  }

  list(name: string, fallback: string[], findProblem: (item: string) => string | undefined): string[] {
    const value = this.optional(name);
    if (value === undefined) return fallback;
    const items = value
      .split(',')
      .map((item) => item.trim().toLowerCase())
      .filter(Boolean);
    for (const item of items) {
      const problem = findProblem(item);
      if (problem) throw new SettingError(name, `has "${item.slice(0, 20)}", which ${problem}`);
    }
    return items.length > 0 ? [...new Set(items)] : fallback;
  }
}

function checkUrl(name: string, value: string, protocols: string[]): string {
  // The value may contain a password, so the message does not repeat it.
  if (!URL.canParse(value) || !protocols.includes(new URL(value).protocol)) {
    throw new SettingError(
      name,
      `must be a URL starting with ${protocols.map((p) => `${p}//`).join(' or ')}`,
    );
  }
  return value;
}
