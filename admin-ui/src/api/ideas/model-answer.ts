import { ApiProblem, ConnectionError } from '../problem';
import { readEvents } from '../sse';
import type { ProblemBody } from '../types';

/**
 * Reads a response that may be an event stream: `token` events, then `done` with the complete answer, or `error` with
 * a problem. Servers without streaming return JSON and `onToken` is never called. Errors: ApiProblem, ConnectionError
 * when the stream breaks off, AbortError.
 */
export async function readModelAnswer<T>(
  answer: Promise<{ response: Response }>,
  onToken: (text: string) => void,
): Promise<T> {
  const { response } = await answer;
  const streamed = response.headers.get('Content-Type')?.includes('text/event-stream');
  if (!streamed || !response.body) return (await response.json()) as T;
  try {
    for await (const { event, data } of readEvents(response.body)) {
      if (event === 'token') onToken((JSON.parse(data) as { text: string }).text);
      else if (event === 'done') return JSON.parse(data) as T;
      else if (event === 'error') throw parseProblem(data);
    }
  } catch (error) {
    // What the browser throws when the connection breaks off.
    if (!(error instanceof TypeError)) throw error;
  }
  throw new ConnectionError('The answer was cut off. Try again.');
}

/** The event contains the same problem as a plain error response. */
function parseProblem(data: string): ApiProblem {
  const { problem } = JSON.parse(data) as { problem: ProblemBody };
  return new ApiProblem(problem.status ?? 502, problem, 'The answer failed');
}
