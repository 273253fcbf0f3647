/** Arguments of a call, checked against the schema of the tool. */
export type ToolArguments = Record<string, unknown>;

/** The product's own API, called with the rights and limits of the caller. */
export interface ApiCaller {
  get<T = unknown>(path: string, query?: Record<string, unknown>): Promise<T>;
  send<T = unknown>(method: 'POST' | 'PUT', path: string, body?: object): Promise<T>;
}

/** Result of a tool. */
export interface ToolResult {
  /** The API's response, without pictures and cut to the requested size. */
  data: unknown;
  /** Time of the newest data in it (ISO); null when there is none. */
  asOf: string | null;
  /** Where the data comes from, for display. */
  source: string;
  /** True when it is sample data. */
  sample: boolean;
  /** What is unknown, for display: it must not be read as zero. */
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
  /** Requires a token with write access. */
  writes?: true;
  run(args: ToolArguments, api: ApiCaller): Promise<ToolResult>;
}

/** An error response of the API. */
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
