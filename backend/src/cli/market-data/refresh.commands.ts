import { type Command, Option } from 'commander';
import { ProblemException } from '../../common/errors/problem.js';
import { PLATFORMS, type Platform } from '../../games/games.types.js';
import { JobRunner } from '../../jobs/run/job-runner.js';
import type { JobDto } from '../../jobs/jobs.dto.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { RefreshService } from '../../rankings/refresh/refresh.service.js';
import { type CliContext, CommandError } from '../cli.types.js';
import { truncate } from '../../common/text/truncate.js';

const LINE_MS = 2_000;
/** Exit code when some charts failed and the others were stored. */
const EXIT_PARTLY = 2;

interface RefreshOptions {
  platform?: Platform[];
  category?: string[];
  country?: string[];
}

export function refreshCommands(program: Command, context: CliContext): void {
  program
    .command('rankings:refresh')
    .addOption(new Option('--platform <platform...>', 'only these').choices(PLATFORMS))
    .option('--category <category...>', 'only these categories, for instance puzzle games_puzzle')
    .option('--country <country...>', 'two-letter country codes, instead of the markets in Settings')
    .description('fetch the charts from the stores, or join the running refresh')
    .addHelpText(
      'after',
      '\nExit code: 0 all charts fetched, 2 some failed (the others are stored), 1 none or cancelled.',
    )
    .action(async (options: RefreshOptions) => {
      process.exitCode = await refresh(options, context);
    });
}

async function refresh(options: RefreshOptions, context: CliContext): Promise<number> {
  const { app, close } = await context.openApp();
  try {
    await app.init();
    const jobs = app.get(JobsService);
    const scope = { platforms: options.platform, categories: options.category, countries: options.country };
    const { jobId, joined } = await app.get(RefreshService).start(scope);
    process.stderr.write(joined ? `Joined the running refresh (${jobId}).\n` : `Started (${jobId}).\n`);
    app.get(JobRunner).runHere(jobId);
    const leave = new AbortController();
    const stop = () => {
      // A job that another person started continues.
      if (joined) leave.abort();
      else void jobs.cancel(jobId, { role: 'admin' }).catch(() => leave.abort());
    };
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
    const job = await watchJob(jobs, jobId, leave.signal);
    return report(job);
  } catch (error) {
    if (error instanceof ProblemException) throw new CommandError(error.detail);
    throw error;
  } finally {
    await close();
  }
}

/** Prints progress until the job ends or `leave` aborts. @returns the job as it was last seen */
async function watchJob(jobs: JobsService, jobId: string, leave: AbortSignal): Promise<JobDto> {
  const printed = new PrintedProgress();
  const seen: { last?: JobDto } = {};
  const show = (job: JobDto) => {
    seen.last = job;
    printed.show(job);
  };
  await jobs.follow(jobId, show, leave);
  if (!seen.last) throw new CommandError('The refresh no longer exists. Start it again.');
  return seen.last;
}

function report(job: JobDto): number {
  const result = job.result as Record<string, number> | null;
  if (job.state === 'queued' || job.state === 'running') {
    process.stdout.write('The refresh continues without this command.\n');
    return 1;
  }
  if (job.state !== 'completed' || !result) {
    process.stdout.write(`${job.error ?? `The refresh was ${job.state}.`}\n`);
    return 1;
  }
  const seconds = ((result.milliseconds ?? 0) / 1_000).toFixed(1);
  process.stdout.write(
    `${result.found} of ${result.charts} charts fetched, ${result.empty} empty, ${job.failures.length} failed; ` +
      `${(result.rows ?? 0).toLocaleString('en')} rows in ${result.lists} lists (${seconds} s)\n`,
  );
  if (job.failures.length === 0) return 0;
  return (result.found ?? 0) > 0 ? EXIT_PARTLY : 1;
}

/** Rewrites one line on a terminal, prints a line now and then elsewhere, and each failure once. */
class PrintedProgress {
  private failures = 0;
  private printedAt = 0;

  show({ progress, failures }: JobDto): void {
    for (const { label, reason } of failures.slice(this.failures)) this.write(`${label}: ${reason}`, true);
    this.failures = Math.max(this.failures, failures.length);
    const isTerminal = process.stderr.isTTY;
    if (!isTerminal && performance.now() - this.printedAt < LINE_MS) return;
    this.printedAt = performance.now();
    const share = progress.total > 0 ? Math.floor((100 * progress.done) / progress.total) : 0;
    this.write(`${share} %, ${progress.done} of ${progress.total}: ${progress.label}`, !isTerminal);
  }

  private write(line: string, stays: boolean): void {
    const width = process.stderr.columns;
    if (!process.stderr.isTTY) process.stderr.write(`${line}\n`);
    else process.stderr.write(`\r\u001b[K${stays ? `${line}\n` : truncate(line, width - 1)}`);
  }
}
