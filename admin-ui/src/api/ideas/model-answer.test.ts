import { beforeEach, expect, it } from 'vitest';
import { session } from '../session/session';
import { fakeApi, grant } from '../../testing/fake-api';
import { assist } from './ideas';

const ASSIST = '/api/ideas/i1/assist';
let answer: Response;
const stream = (text: string) =>
  new Response(text, { status: 201, headers: { 'Content-Type': 'text/event-stream; charset=utf-8' } });
const question = { question: 'And?', elementType: 'metaElements', elementId: 'e1' } as const;
const ask = (pieces: string[] = []) => assist('i1', question, (text) => pieces.push(text));

beforeEach(async () => {
  fakeApi({
    'POST /api/auth/login': () => ({ body: grant('t') }),
    [`POST ${ASSIST}`]: ({ headers, body }) => {
      expect(headers.get('Accept')).toBe('text/event-stream');
      expect(body).toEqual(question);
      return answer;
    },
  });
  await session.signIn('a@b.co', 'words of mine');
});

it('hands out the pieces as they come and answers with the whole', async () => {
  answer = stream(
    ': \n\nevent: token\ndata: {"text":"Two "}\n\nevent: token\ndata: {"text":"boats\\n"}\n\nevent: done\ndata: {"suggestion":"Two boats"}\n\n',
  );
  const pieces: string[] = [];
  expect(await ask(pieces)).toMatchObject({ suggestion: 'Two boats' });
  expect(pieces).toEqual(['Two ', 'boats\n']);
});

it('takes a plain answer as well', async () => {
  answer = Response.json(
    { suggestion: 'One boat', alternatives: [], basis: [], engine: 'built-in' },
    { status: 201 },
  );
  expect(await ask()).toMatchObject({ suggestion: 'One boat' });
});

it('throws the problem of the error event', async () => {
  answer = stream(
    'event: token\ndata: {"text":"Two"}\n\nevent: error\ndata: {"problem":{"status":504,"code":"too_slow","detail":"The response took too long."}}\n\n',
  );
  await expect(ask()).rejects.toMatchObject({
    status: 504,
    code: 'too_slow',
    message: 'The response took too long.',
  });
});

it('does not take a stream that breaks off for an answer', async () => {
  answer = stream('event: token\ndata: {"text":"Two"}\n\n');
  await expect(ask()).rejects.toThrow('The answer was cut off. Try again.');
});
