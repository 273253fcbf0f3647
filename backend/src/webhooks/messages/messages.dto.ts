import { JOB_STATES, type JobState } from '../../jobs/jobs.types.js';
import { ApiProperty } from '@nestjs/swagger';
import { AtMost } from '../../common/list/at-most.decorator.js';
import { MOST_ENTRIES } from '../../ai/taxonomy/taxonomy.types.js';

export { MarketEventDto } from '../../market-events/feed/market-event.dto.js';

/** A job that ended: `data` of the messages `job.completed`, `job.failed` and `job.cancelled`. */
export class JobMessageDto {
  /** UUID of the job. */
  id: string;
  /** Kind of work, for example `rankings.refresh`. */
  kind: string;
  /** What the job does, for display. */
  title: string;
  /** How it ended. */
  @ApiProperty({ enum: JOB_STATES })
  state: JobState;
  /** Why the whole job failed; null otherwise. */
  error: string | null;
  /** Steps done. */
  done: number;
  /** Steps in total. */
  total: number;
  /** Parts that failed, also of a job that is `completed`. */
  failures: number;
  /** When it ended (UTC). */
  finishedAt: Date;
}

/** A stored analysis: `data` of the message `analysis.stored`. */
export class AnalysisMessageDto {
  /** UUID of the analysis. */
  id: string;
  /** Bundle id: the id of the game in `/api/games/{id}`. */
  bundleId: string;
  /** Title of the game. */
  title: string;
  /** Id of the engine that made it, for instance `built-in`. */
  engine: string;
  /** Number of the analysis among those of the game, from 1. */
  version: number;
  /** When it was made (UTC). */
  analyzedAt: Date;
  /** True when it is based on a sample description. */
  sample: boolean;
  /** Ids of core mechanics in the taxonomy. */
  @AtMost(MOST_ENTRIES)
  mechanics: string[];
  /** Ids of meta elements in the taxonomy. */
  @AtMost(MOST_ENTRIES)
  metaElements: string[];
}

/** A request for access: `data` of the messages `user_request.…`. */
export class UserRequestMessageDto {
  /** UUID of the profile. */
  id: string;
  /** Email address of the applicant. */
  email: string;
  /** `pending` awaits a decision. */
  status: 'pending' | 'approved' | 'rejected';
}

/** `data` of the message `webhook.test`. */
export class TestMessageDto {
  /** UUID of the webhook. */
  webhookId: string;
  /** Name of the webhook. */
  name: string;
}

/** An alert from a rule: `data` of the message `alert.created`. */
export class AlertMessageDto {
  /** UUID of the alert, same as in `/api/alerts`. */
  id: string;
  /** UUID of the rule. */
  ruleId: string;
  /** The rule as a sentence. */
  rule: string;
  /** Headline of the alert. */
  title: string;
  /** What was found, in plain text. */
  text: string;
  /** Game that it is about; null for charts and summaries. */
  bundleId: string | null;
  /** When it happened in the market (UTC). */
  occurredAt: Date;
  /** Number of findings; more than one makes it a summary. */
  hits: number;
  /** True when it is based on sample data. */
  sample: boolean;
  /** Address of the screen that shows it. */
  url: string;
}
