/** Calls of one person within a period. */
export class CallShareDto {
  /** Most calls allowed; null while limits are off. */
  limit: number | null;
  /** Calls made. */
  used: number;
  /** Calls remaining; null while limits are off. */
  left: number | null;
}

/** A person's usage of the external model. */
export class AiUsageDto {
  /** True when the default engine sends texts to an external model. */
  external: boolean;
  /** Id of the default engine. */
  engine: string;
  /** Model that the default engine uses; null for an engine without one. */
  model: string | null;
  /** Calls in the last minute. */
  perMinute: CallShareDto;
  /** Calls today; days begin at midnight UTC. */
  perDay: CallShareDto;
  /** Tokens used today (UTC), prompts and answers together. */
  tokensToday: number;
  /** Cost today in US dollars by list price; null when the price of a model used is unknown. */
  costToday: number | null;
}
