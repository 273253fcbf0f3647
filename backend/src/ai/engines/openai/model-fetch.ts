import axios from 'axios';
import { Readable, Transform } from 'node:stream';
import type { GuardedAgents } from '../../../common/http/guarded-agent.js';
import { proxyFor } from '../../../common/http/proxy.js';
import { ModelError } from '../../model.types.js';

/** Most bytes of one answer, after decompression. */
export const MAX_ANSWER_BYTES = 10 * 1024 * 1024;

/** Most bytes of one line of a streamed answer: the library looks through an unfinished one anew with each piece. */
const MAX_LINE_BYTES = 256 * 1024;
const NEW_LINE = 10;

export interface ModelFetchOptions {
  agents: GuardedAgents;
  /** The operator named the server: it may then stand in our own network. */
  configured: boolean;
  httpsProxy?: string;
  /** False for a server that wants no key. */
  sendKey: boolean;
  /** Told when an answer is cut because of its size. */
  onTooLarge: (error: ModelError) => void;
}

type ModelFetch = (url: string | URL | Request, init?: RequestInit) => Promise<Response>;

/**
 * The way out for the model library, under the rules of our other calls: guarded addresses, no redirects, a size cap
 * counted after decompression. Deadlines come with the signal.
 */
export function modelFetch({
  agents,
  configured,
  httpsProxy,
  sendKey,
  onTooLarge,
}: ModelFetchOptions): ModelFetch {
  return async (target, init = {}) => {
    const url = new URL(target instanceof Request ? target.url : target);
    const headers = Object.fromEntries(new Headers(init.headers));
    if (!sendKey) delete headers.authorization;
    const proxy = proxyFor(url, configured, httpsProxy);
    const answer = await axios.request<Readable>({
      url: url.href,
      method: init.method ?? 'GET',
      data: init.body,
      headers,
      responseType: 'stream',
      decompress: true,
      maxRedirects: 0,
      validateStatus: () => true,
      signal: init.signal ?? undefined,
      proxy: proxy ?? false,
      ...(proxy ? {} : { httpAgent: agents.http, httpsAgent: agents.https }),
    });
    const { status, statusText } = answer;
    const plain = new Headers();
    for (const [name, value] of Object.entries(answer.headers)) {
      // The body has been unpacked already.
      const isBodyForm = ['content-encoding', 'content-length', 'transfer-encoding'].includes(name);
      if (typeof value === 'string' && !isBodyForm) plain.set(name, value);
    }
    const hasBody = status !== 204 && status !== 205 && status !== 304;
    if (!hasBody) answer.data.destroy();
    const body = hasBody
      ? Readable.toWeb(
          capStream(answer.data, isStreamed(init) ? MAX_LINE_BYTES : MAX_ANSWER_BYTES, onTooLarge),
        )
      : null;
    // Node's own stream and that of its fetch are one; their types are not.
    return new Response(body as unknown as ConstructorParameters<typeof Response>[0], {
      status: status >= 200 && status <= 599 ? status : 599,
      statusText: statusText.replace(/[^\t\x20-\x7e]/g, ''),
      headers: plain,
    });
  };
}

const isStreamed = ({ body }: RequestInit): boolean =>
  typeof body === 'string' && body.includes('"stream":true');

function capStream(source: Readable, mostOfLine: number, onTooLarge: (error: ModelError) => void): Readable {
  let bytes = 0;
  let line = 0;
  const cap = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      const end = chunk.lastIndexOf(NEW_LINE);
      line = end < 0 ? line + chunk.length : chunk.length - end - 1;
      if (bytes <= MAX_ANSWER_BYTES && line <= mostOfLine) return done(null, chunk);
      const what = bytes > MAX_ANSWER_BYTES ? 'more than 10 MB' : 'a line without end';
      const error = new ModelError('too-large', `The model sent ${what}, which is too much to read.`);
      onTooLarge(error);
      source.destroy();
      done(error);
    },
  });
  source.on('error', (error) => cap.destroy(error)).on('aborted', () => cap.destroy(new Error('aborted')));
  cap.on('close', () => source.destroy());
  return source.pipe(cap);
}
