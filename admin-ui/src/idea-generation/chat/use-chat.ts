import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isAbort } from '../../api/problem';
import { listMessages, sendMessage } from '../../api/ideas';
import type { ChatMessage, Idea, IdeaEngineId } from '../../api/types';
import { isModelProblem, useEngine } from '../engine/engine-choice';
import type { IdeaEditor } from '../editor/idea-editor';
import { newId } from '../../api/new-id';
import { describeReason } from '../reason';

/** What was said just now and is not part of the history yet. */
export interface Exchange {
  /** The same for every try, so that a repeat is no second message. */
  clientId: string;
  message: string;
  sentAt: string;
  phase: 'waiting' | 'failed' | 'stopped' | 'done';
  /** What has come of the answer. */
  answer: string;
  problem: string | null;
  /** The outside model failed: the built-in engine may be asked instead. */
  modelFailed: boolean;
}

export const chatKey = (id: string) => ['ideas', 'chat', id] as const;
export const usageKey = ['ai', 'usage'] as const;

/** How long a stopped answer may need until the history holds what was said of it, in ms. */
const STOPPED_LOOKS = [200, 500, 1_000, 2_000, 4_000];

export interface Chat {
  messages: ChatMessage[] | undefined;
  historyProblem: string | null;
  readAgain: () => void;
  exchange: Exchange | null;
  send: (message: string) => void;
  /** The same message again, of another engine where one is named. */
  retry: (engine?: IdeaEngineId) => void;
  stop: () => void;
  /** Gives up a failed message; returns it, so that it can be written anew. */
  takeBack: () => string;
}

/** The conversation about one idea. */
export function useChat(idea: Idea, editor: IdeaEditor): Chat {
  const cache = useQueryClient();
  const { engine: chosen } = useEngine();
  const history = useQuery({
    queryKey: chatKey(idea.id),
    queryFn: ({ signal }) => listMessages(idea.id, signal),
  });
  const [exchange, setExchange] = useState<Exchange | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const change = (clientId: string, part: Partial<Exchange> | ((before: Exchange) => Partial<Exchange>)) =>
    setExchange((now) =>
      now?.clientId === clientId ? { ...now, ...(typeof part === 'function' ? part(now) : part) } : now,
    );

  /** The history takes over what was said just now, as soon as it holds it. */
  const settle = (clientId: string, rows: ChatMessage[]) => {
    cache.setQueryData<ChatMessage[]>(chatKey(idea.id), (known = []) => {
      const ids = new Set(rows.map(({ id }) => id));
      return [...known.filter(({ id }) => !ids.has(id)), ...rows];
    });
    setExchange((now) => (now?.clientId === clientId ? null : now));
  };

  const run = async (clientId: string, message: string, engine = chosen) => {
    const control = new AbortController();
    running.current = control;
    try {
      // The answer shall be about what is shown, not about what was saved a while ago.
      await editor.flush();
      const answer = await sendMessage(
        idea.id,
        { message, clientId, engine },
        (piece) => change(clientId, (now) => ({ answer: now.answer + piece })),
        control.signal,
      );
      settle(clientId, [answer.question, answer.message]);
    } catch (error) {
      if (running.current !== control || isAbort(error)) return;
      console.error('The message could not be sent', error);
      change(clientId, {
        phase: 'failed',
        problem: describeReason(error, 'Failed to send message'),
        modelFailed: engine !== 'built-in' && isModelProblem(error),
      });
    } finally {
      void cache.invalidateQueries({ queryKey: usageKey });
    }
  };

  const begin = (clientId: string, message: string, engine?: IdeaEngineId) => {
    const sentAt = new Date().toISOString();
    setExchange({
      clientId,
      message,
      sentAt,
      phase: 'waiting',
      answer: '',
      problem: null,
      modelFailed: false,
    });
    void run(clientId, message, engine);
  };

  const stop = async () => {
    if (exchange?.phase !== 'waiting') return;
    const { clientId } = exchange;
    running.current?.abort();
    running.current = null;
    change(clientId, { phase: 'stopped' });
    for (const wait of STOPPED_LOOKS) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      const rows = await listMessages(idea.id).catch(() => []);
      if (rows.some((row) => row.clientId === clientId)) return settle(clientId, rows);
    }
  };

  return {
    messages: history.data,
    historyProblem:
      history.error && !history.data ? describeReason(history.error, 'Failed to fetch chat history') : null,
    readAgain: () => void history.refetch(),
    exchange,
    send: (message) => begin(newId(), message),
    retry: (engine) => exchange && begin(exchange.clientId, exchange.message, engine),
    stop: () => void stop(),
    takeBack: () => {
      setExchange(null);
      return exchange?.message ?? '';
    },
  };
}
