/** Arguments of a call, checked against the schema of the tool. */
export type ToolArguments = Record<string, unknown>;

/** The product's own API, called as the person who asks: with that person's rights, checks and limits. */
export interface ApiCaller {
  get<T = unknown>(path: string, query?: Record<string, unknown>): Promise<T>;
  send<T = unknown>(method: 'POST' | 'PUT', path: string, body?: object): Promise<T>;
}

/** What a tool found. */
export interface ToolResult {
  /** As the API answers it, without pictures and cut to what was asked for. */
  data: unknown;
  /** Time of the newest data in it; null when there is none. */
  asOf: string | null;
  /** Where the data comes from, in words. */
  source: string;
  /** Whether it is sample data. */
  sample: boolean;
  /** What is not known, in words: it must not be read as zero. */
  notMeasured: string[];
  /** Path of the screen that shows it. */
  screen: string;
}

export interface McpTool {
  name: string;
  title: string;
  description: string;
  /** JSON Schema of each argument. */
  properties: Record<string, object>;
  required?: string[];
  /** Needs a token that may write. */
  writes?: true;
  run(args: ToolArguments, api: ApiCaller): Promise<ToolResult>;
}

/** A refusal of the API, as it answers it. */
export class ApiRefusal extends Error {
  constructor(
    readonly code: string,
    detail: string,
    readonly errors?: Record<string, string>,
    readonly retryAfter?: string,
  ) {
    super(detail);
  }
}
