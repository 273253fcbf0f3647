import type { INestApplicationContext } from '@nestjs/common';
import { Argument, type Command, Option } from 'commander';
import { createWriteStream } from 'node:fs';
import { access, mkdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { formatDay } from '../../common/time/clock.js';
import { ProblemException } from '../../common/errors/problem.js';
import { listAsCsv, listAsNdjson, listAsParquet } from '../../common/list/list-export.js';
import type { ListPage } from '../../common/list/list-page.js';
import { type ListQuery, type ListSpec, parseListQuery } from '../../common/list/list-query.js';
import { ActivityService } from '../../activity/activity.service.js';
import { ANNOTATION_LIST } from '../../annotations/annotations.dto.js';
import { AnnotationsService } from '../../annotations/annotations.service.js';
import { PROPOSAL_LIST } from '../../analyses/taxonomy/taxonomy.dto.js';
import { TaxonomyService } from '../../analyses/taxonomy/taxonomy.service.js';
import { ACTIVITY_LIST } from '../../activity/activity.dto.js';
import { GAME_LIST } from '../../game-page/game-list.dto.js';
import { GamePageService } from '../../game-page/game-page.service.js';
import { GAME_MATCH_LIST } from '../../games/same-games/game-matches.dto.js';
import { SameGames } from '../../games/same-games/same-games.service.js';
import { JOB_LIST } from '../../jobs/jobs.dto.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { PLUGIN_LIST } from '../../plugins/plugins.dto.js';
import { PluginsService } from '../../plugins/plugins.service.js';
import { PROFILE_LIST } from '../../profiles/profiles.dto.js';
import { ProfilesService } from '../../profiles/profiles.service.js';
import { PROTOTYPE_LIST } from '../../prototypes/prototypes.dto.js';
import { PrototypesService } from '../../prototypes/prototypes.service.js';
import { RANKING_LIST } from '../../rankings/charts/rankings.dto.js';
import { RankingsService } from '../../rankings/charts/rankings.service.js';
import { REVENUE_LIST } from '../../revenue/revenue.dto.js';
import { RevenueService } from '../../revenue/revenue.service.js';
import { USER_REQUEST_LIST } from '../../profiles/user-requests.dto.js';
import { UserRequestsService } from '../../profiles/user-requests.service.js';
import { TAG_LIST } from '../../tags/tags.dto.js';
import { TagsService } from '../../tags/tags.service.js';
import { type CliContext, CommandError } from '../cli.types.js';

interface ExportableList {
  spec: ListSpec;
  list(app: INestApplicationContext, query: ListQuery): ListPage<object> | Promise<ListPage<object>>;
}

/** No reader: columns that depend on the reader (read, installed) are false. */
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** Exportable lists: data of the studio. */
export const RESOURCES: Record<string, ExportableList> = {
  activity: {
    spec: ACTIVITY_LIST,
    list: (app, query) => app.get(ActivityService).list(query, { userId: NOBODY, role: 'admin' }),
  },
  annotations: {
    spec: ANNOTATION_LIST,
    list: (app, query) => app.get(AnnotationsService).list(query, NOBODY),
  },
  'unified-games': { spec: GAME_MATCH_LIST, list: (app, query) => app.get(SameGames).list(query) },
  games: { spec: GAME_LIST, list: (app, query) => app.get(GamePageService).list(query) },
  jobs: { spec: JOB_LIST, list: (app, query) => app.get(JobsService).list(query) },
  plugins: { spec: PLUGIN_LIST, list: (app, query) => app.get(PluginsService).list(query, NOBODY) },
  profiles: { spec: PROFILE_LIST, list: (app, query) => app.get(ProfilesService).list(query) },
  prototypes: {
    spec: PROTOTYPE_LIST,
    list: (app, query) => app.get(PrototypesService).list(query, NOBODY),
  },
  rankings: { spec: RANKING_LIST, list: (app, query) => app.get(RankingsService).list(query) },
  'revenue-entries': { spec: REVENUE_LIST, list: (app, query) => app.get(RevenueService).list(query) },
  tags: { spec: TAG_LIST, list: (app, query) => app.get(TagsService).list(query, { userId: NOBODY }) },
  'taxonomy-proposals': {
    spec: PROPOSAL_LIST,
    list: (app, query) => app.get(TaxonomyService).listProposals(query),
  },
  'user-requests': {
    spec: USER_REQUEST_LIST,
    list: (app, query) => app.get(UserRequestsService).list(query),
  },
};

/** Lists of the API that are not exported, with the reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  analyses: `personal: GET /api/profiles/{id}/data has each person's`,
  ideas: `personal: GET /api/profiles/{id}/data has each person's`,
  'alert-rules': `personal: GET /api/profiles/{id}/data has each person's`,
  digests: `personal: GET /api/profiles/{id}/data has each person's`,
  'digest-subscriptions': `personal: GET /api/profiles/{id}/data has each person's`,
  alerts: `personal: the alerts of people’s rules`,
  watchlists: `personal: GET /api/profiles/{id}/data has each person's`,
  'saved-views': `personal: GET /api/profiles/{id}/data has each person's`,
  'rankings/captures': 'the export of rankings has their rows',
  'chart-imports': 'the export of rankings has their rows',
  'chart-removals': 'what was removed can be restored on screen only',
  markets: 'useless outside this installation',
  outbox: 'mails may contain links that sign people in',
  'auth/sessions': 'useless outside this installation',
  tokens: 'useless outside this installation',
  webhooks: 'useless outside this installation',
  'webhook-deliveries': 'useless outside this installation',
};

const leftOutText = `not exported:\n${Object.entries(LEFT_OUT)
  .map(([name, reason]) => `  ${name} (${reason})`)
  .join('\n')}\n`;

/** `jsonl` is another name of `ndjson`. */
const FORMATS = ['csv', 'ndjson', 'jsonl', 'parquet'] as const;

interface ExportOptions {
  format: (typeof FORMATS)[number];
  filter?: string;
  out?: string;
}

export function exportCommand(program: Command, context: CliContext): void {
  program
    .command('export')
    .addArgument(
      new Argument('[what]', 'a list of the API; every list when omitted').choices(Object.keys(RESOURCES)),
    )
    .addOption(new Option('--format <format>', 'form of the rows').choices(FORMATS).default('csv'))
    .option('--filter <json>', `the API's filter of that list, for instance {"platform":"ios"}`)
    .option('--out <path>', 'output file, or folder when every list is exported; must not exist yet')
    .description('export one list or every list as CSV, JSON lines or Parquet')
    .addHelpText('after', `\n${leftOutText}`)
    .action(async (what: string | undefined, options: ExportOptions) => {
      const filters = what ? options.filter : undefined;
      if (!what && options.filter) throw new CommandError('--filter needs the name of a list.');
      const names = what ? [what] : Object.keys(RESOURCES);
      const queries = new Map(names.map((name) => [name, readQuery(filters, getSpec(name))]));
      const out = options.out ?? (what ? undefined : `gamekit-export-${formatDay(new Date())}`);
      if (out && (await exists(out))) throw new CommandError(`"${out}" already exists; nothing was written.`);
      const { app, close } = await context.openApp();
      try {
        if (!what) await mkdir(out as string, { mode: 0o700 });
        for (const [name, query] of queries) {
          const rows = Readable.from(await openContent(name, app, query, options.format));
          if (out) await save(rows, what ? out : path.join(out, `${name}.${options.format}`));
          else await pipeline(rows, process.stdout, { end: false });
        }
        if (!what) process.stderr.write(leftOutText);
      } finally {
        await close();
      }
    });
}

const getSpec = (name: string): ListSpec => (RESOURCES[name] as ExportableList).spec;

async function openContent(
  name: string,
  app: INestApplicationContext,
  query: ListQuery,
  format: ExportOptions['format'],
) {
  const { spec, list } = RESOURCES[name] as ExportableList;
  const page = await list(app, query);
  if (format === 'parquet') return listAsParquet(page, spec);
  return format === 'csv' ? listAsCsv(page, spec.columns) : listAsNdjson(page);
}

function readQuery(filter: string | undefined, spec: ListSpec): ListQuery {
  try {
    return parseListQuery({ filter }, spec);
  } catch (error) {
    if (error instanceof ProblemException) throw new CommandError(error.detail);
    throw error;
  }
}

/** The file gets its name once it is complete. */
async function save(rows: Readable, file: string): Promise<void> {
  const partial = `${file}.part`;
  try {
    await pipeline(rows, createWriteStream(partial, { mode: 0o600 }));
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    if ((error as NodeJS.ErrnoException).code?.startsWith('E'))
      throw new CommandError(`"${file}" cannot be written: ${(error as Error).message}.`);
    throw error;
  }
  process.stdout.write(`${file} written\n`);
}

const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );
