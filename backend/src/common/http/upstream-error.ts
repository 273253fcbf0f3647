import { STATUS_CODES } from 'node:http';

/**
 * Why a call to an outside service gave nothing.
 * `blocked` is our own refusal (address or redirect not allowed); a refusal by the other side is `http` with its status.
 */
export type UpstreamErrorKind =
  'timeout' | 'network' | 'blocked' | 'http' | 'too-large' | 'bad-content' | 'circuit-open' | 'aborted';

export interface UpstreamErrorFields {
  kind: UpstreamErrorKind;
  /** Name of the outside service as a person knows it, for instance "App Store". */
  provider: string;
  message: string;
  status?: number;
  /** Milliseconds the other side asked us to wait. */
  retryAfter?: number;
  /** The call never left this process: it says nothing about the other side. */
  notSent?: boolean;
  /** Of `circuit-open`: the host is left alone because it refused us, not because it is gone. */
  refused?: boolean;
}

/** The only error that the outgoing client throws. Its message never holds anything the other side sent. */
export class UpstreamError extends Error {
  readonly kind: UpstreamErrorKind;
  readonly provider: string;
  readonly status?: number;
  readonly retryAfter?: number;
  readonly notSent: boolean;
  readonly refused: boolean;

  constructor(fields: UpstreamErrorFields) {
    // No cause: the HTTP library's errors carry the request with its keys, and loggers print causes.
    super(fields.message);
    this.name = 'UpstreamError';
    this.kind = fields.kind;
    this.provider = fields.provider;
    this.status = fields.status;
    this.retryAfter = fields.retryAfter;
    this.notSent = fields.notSent ?? false;
    this.refused = fields.refused ?? false;
  }

  /** The status text comes from our own table: the one sent to us is not trusted. */
  static ofStatus(provider: string, status: number, retryAfter?: number): UpstreamError {
    const text = STATUS_CODES[status] ?? 'Unknown Status';
    const message = `Failed to fetch from ${provider}: ${status} ${text}`;
    return new UpstreamError({ kind: 'http', provider, status, retryAfter, message });
  }

  static aborted(provider: string): UpstreamError {
    return new UpstreamError({ kind: 'aborted', provider, message: `The call to ${provider} was stopped.` });
  }
}
