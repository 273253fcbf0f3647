import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { newId } from '../../api/new-id';
import { isAbort } from '../../api/problem';
import { listMessages, sendMessage } from '../../api/ideas/ideas';
import type { ChatMessage, Idea, IdeaEngineId } from '../../api/types';
import { isModelProblem, useEngine } from '../engine/engine-choice';
import type { IdeaEditor } from '../editor/idea-editor';
import { describeReason } from '../reason';
import { chatKey, usageKey } from './chat-keys';

/** A message and response that aren't in the history yet. */
export interface Exchange {
  /** Constant across retries, so that a retry isn't a second message. */
  clientId: string;
  message: string;
  sentAt: string;
  phase: 'waiting' | 'failed' | 'stopped';
  /** The response so far. */
  answer: string;
  problem: string | null;
  /** The external model failed; the built-in engine can be used instead. */
  modelFailed: boolean;
}

export interface ExchangeControl {
  exchange: Exchange | null;
  send: (message: string) => void;
  /** Sends the same message again, to another engine if given. */
  retry: (engine?: IdeaEngineId) => void;
  stop: () => void;
  /** Removes a failed message and returns its text for editing. */
  takeBack: () => string;
}

/** Delays for polling the history after a stopped response, in ms. */
const STOPPED_LOOKS = [200, 500, 1_000, 2_000, 4_000];

const newExchange = (clientId: string, message: string): Exchange => ({
  ...{ clientId, message, sentAt: new Date().toISOString() },
  ...{ phase: 'waiting', answer: '', problem: null, modelFailed: false },
});

/** Sends a message and streams its response; afterwards the history has both. */
export function useExchange(idea: Idea, editor: IdeaEditor): ExchangeControl {
  const { engine: chosen } = useEngine();
  const cache = useQueryClient();
  const settle = useSettle(idea.id);
  const [exchange, setExchange] = useState<Exchange | null>(null);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const change = (clientId: string, part: (before: Exchange) => Partial<Exchange>) =>
    setExchange((now) => (now?.clientId === clientId ? { ...now, ...part(now) } : now));
  const end = async (clientId: string, rows: ChatMessage[]) => {
    await settle(rows);
    setExchange((now) => (now?.clientId === clientId ? null : now));
  };

  const run = async (clientId: string, message: string, engine = chosen) => {
    const control = new AbortController();
    running.current = control;
    const onToken = (piece: string) => change(clientId, ({ answer }) => ({ answer: answer + piece }));
    try {
      // The response must refer to the visible state.
      await editor.settle();
      const request = { message, clientId, engine };
      const answer = await sendMessage(idea.id, request, onToken, control.signal);
      await end(clientId, [answer.question, answer.message]);
    } catch (error) {
      if (running.current !== control || isAbort(error)) return;
      console.error('The message could not be sent', error);
      const problem = describeReason(error, 'Failed to send message');
      const modelFailed = engine !== 'built-in' && isModelProblem(error);
      change(clientId, () => ({ phase: 'failed', problem, modelFailed }));
    } finally {
      void cache.invalidateQueries({ queryKey: usageKey });
    }
  };
  const stop = async () => {
    if (exchange?.phase !== 'waiting') return;
    const { clientId } = exchange;
    running.current?.abort();
    running.current = null;
    change(clientId, () => ({ phase: 'stopped' }));
    for (const wait of STOPPED_LOOKS) {
      await new Promise((resolve) => setTimeout(resolve, wait));
      const rows = await listMessages(idea.id).catch(() => []);
      if (rows.some((row) => row.clientId === clientId)) return end(clientId, rows);
    }
  };
  const begin = (clientId: string, message: string, engine?: IdeaEngineId) => {
    setExchange(newExchange(clientId, message));
    void run(clientId, message, engine);
  };
  return {
    exchange,
    send: (message: string) => begin(newId(), message),
    retry: (engine?: IdeaEngineId) => exchange && begin(exchange.clientId, exchange.message, engine),
    stop: () => void stop(),
    takeBack: () => {
      setExchange(null);
      return exchange?.message ?? '';
    },
  };
}

/** Adds messages to the history. */
function useSettle(ideaId: string) {
  const cache = useQueryClient();
  const queryKey = chatKey(ideaId);
  return async (rows: ChatMessage[]) => {
    const known = cache.getQueryData<ChatMessage[]>(queryKey);
    // A history that failed to load would look complete with these rows alone.
    if (!known) return cache.invalidateQueries({ queryKey });
    // A history requested before the answer would drop them again.
    await cache.cancelQueries({ queryKey });
    const ids = new Set(rows.map(({ id }) => id));
    cache.setQueryData(queryKey, [...known.filter(({ id }) => !ids.has(id)), ...rows]);
  };
}
