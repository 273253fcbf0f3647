import { JOB_STATES, type JobState } from '../../jobs/jobs.types.js';
import { ApiProperty } from '@nestjs/swagger';
import { AtMost } from '../../common/list/at-most.decorator.js';
import { MOST_ENTRIES } from '../../ai/taxonomy/taxonomy.types.js';

export { MarketEventDto } from '../../market-events/feed/market-event.dto.js';

/** A job that ended: `data` of the messages `job.completed`, `job.failed` and `job.cancelled`. */
export class JobMessageDto {
  id: string;
  /** Kind of work, for example `rankings.refresh`. */
  kind: string;
  title: string;
  @ApiProperty({ enum: JOB_STATES })
  state: JobState;
  error: string | null;
  done: number;
  total: number;
  /** How many parts of it did not work. */
  failures: number;
  finishedAt: Date;
}

/** An analysis that was stored: `data` of the message `analysis.stored`. */
export class AnalysisMessageDto {
  id: string;
  bundleId: string;
  title: string;
  engine: string;
  version: number;
  analyzedAt: Date;
  /** Whether a sample description was read. */
  sample: boolean;
  @AtMost(MOST_ENTRIES)
  mechanics: string[];
  @AtMost(MOST_ENTRIES)
  metaElements: string[];
}

/** Somebody who asks for an account: `data` of the messages `user_request.…`. */
export class UserRequestMessageDto {
  /** Id of the profile. */
  id: string;
  email: string;
  status: 'pending' | 'approved' | 'rejected';
}

/** `data` of the message `webhook.test`. */
export class TestMessageDto {
  webhookId: string;
  name: string;
}

/** An alert of a rule: `data` of the message `alert.created`. */
export class AlertMessageDto {
  /** Id of the alert, the same in the bell. */
  id: string;
  ruleId: string;
  /** The rule as people read it. */
  rule: string;
  title: string;
  text: string;
  /** Null for charts and summaries. */
  bundleId: string | null;
  occurredAt: Date;
  /** How many findings it stands for; several are a summary. */
  hits: number;
  sample: boolean;
  /** Where it is shown. */
  url: string;
}
