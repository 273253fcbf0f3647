/** Limits for fetching one chart in the background, in ms. */
export interface ChartLimits {
  /** One request, its body included. */
  callMs: number;
  /** The whole chart, retries included. */
  deadlineMs: number;
  /** Waiting for the store's rate limit may take minutes without being a failure. */
  maxWaitMs: number;
}

export const CHART_WORK: ChartLimits = { callMs: 8_000, deadlineMs: 30_000, maxWaitMs: 600_000 };
