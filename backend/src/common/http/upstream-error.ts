import { STATUS_CODES } from 'node:http';

/**
 * Why a call to an external service failed. `blocked` is our own refusal (address or redirect not allowed); a refusal
 * by the other side is `http` with its status.
 */
export type UpstreamErrorKind =
  'timeout' | 'network' | 'blocked' | 'http' | 'too-large' | 'bad-content' | 'circuit-open' | 'aborted';

export interface UpstreamErrorFields {
  kind: UpstreamErrorKind;
  /** Display name of the service, for instance "App Store". */
  provider: string;
  message: string;
  status?: number;
  /** Delay that the service requested, in milliseconds. */
  retryAfter?: number;
  /** The request was not sent, so the error says nothing about the service. */
  notSent?: boolean;
  /** For `circuit-open`: opened by refusals, not by an unreachable host. */
  refused?: boolean;
}

/** The only error of the outgoing client. Its message never contains text of the other side. */
export class UpstreamError extends Error {
  readonly kind: UpstreamErrorKind;
  readonly provider: string;
  readonly status?: number;
  readonly retryAfter?: number;
  readonly notSent: boolean;
  readonly refused: boolean;

  constructor(fields: UpstreamErrorFields) {
    // No cause: errors of the HTTP library contain the request with its keys, and loggers print causes.
    super(fields.message);
    this.name = 'UpstreamError';
    this.kind = fields.kind;
    this.provider = fields.provider;
    this.status = fields.status;
    this.retryAfter = fields.retryAfter;
    this.notSent = fields.notSent ?? false;
    this.refused = fields.refused ?? false;
  }

  /** Uses our own status text: the received one is untrusted. */
  static ofStatus(provider: string, status: number, retryAfter?: number): UpstreamError {
    const text = STATUS_CODES[status] ?? 'Unknown Status';
    const message = `Failed to fetch from ${provider}: ${status} ${text}`;
    return new UpstreamError({ kind: 'http', provider, status, retryAfter, message });
  }

  static aborted(provider: string): UpstreamError {
    return new UpstreamError({ kind: 'aborted', provider, message: `The call to ${provider} was canceled.` });
  }
}
