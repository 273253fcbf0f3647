/** Calls of one person in a span of time. */
export class CallShareDto {
  /** Null while limits are off. */
  limit: number | null;
  used: number;
  /** Null while limits are off. */
  left: number | null;
}

/** What a person has used of the external model. */
export class AiUsageDto {
  /** True when the default engine sends texts to an external model. */
  external: boolean;
  /** Id of the default engine. */
  engine: string;
  /** Model that the default engine asks; null of an engine without one. */
  model: string | null;
  perMinute: CallShareDto;
  /** Days begin at midnight UTC. */
  perDay: CallShareDto;
  /** Tokens of today's answers, questions included. */
  tokensToday: number;
  /** US dollars by list price; null when the price of a model that answered is not known. */
  costToday: number | null;
}
