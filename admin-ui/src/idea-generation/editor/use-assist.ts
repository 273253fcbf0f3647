import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isAbort } from '../../api/problem';
import { assist } from '../../api/ideas/ideas';
import type { IdeaEngineId, ItemList } from '../../api/types';
import { usageKey } from '../chat/chat-keys';
import { isModelProblem, useEngine } from '../engine/engine-choice';
import type { IdeaEditor } from './idea-editor';
import { describeReason } from '../reason';

export interface Assist {
  phase: 'closed' | 'open' | 'busy' | 'choosing';
  /** The suggestion so far, while streaming. */
  text: string;
  /** Suggestions to choose from; none is applied automatically. */
  options: string[];
  /** Why the last request failed. */
  problem: string | null;
  /** The external model failed; the built-in engine can be used instead. */
  modelFailed: boolean;
  open: () => void;
  /** Also aborts a pending request. */
  close: () => void;
  /** Aborts the request and returns to the question. */
  cancel: () => void;
  /** Applies a suggestion. */
  use: (text: string) => void;
  /** Resolves to true when there are suggestions. Uses another engine if given. */
  ask: (question: string, engine?: IdeaEngineId) => Promise<boolean>;
}

type State = Pick<Assist, 'phase' | 'text' | 'options' | 'problem' | 'modelFailed'>;
const CLOSED: State = { phase: 'closed', text: '', options: [], problem: null, modelFailed: false };

/**
 * The assistant of an item or field: closed, open, busy, then suggestions until one is applied or all are dismissed.
 */
export function useAssist(
  editor: IdeaEditor,
  list: ItemList | 'concept',
  itemId: string,
  onSuggestion: (suggestion: string) => void,
): Assist {
  const [state, setState] = useState<State>(CLOSED);
  const { engine: chosen } = useEngine();
  const suggest = useSuggestions(editor, list, itemId);
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);
  const rest = (next: Partial<State>) => {
    running.current?.abort();
    running.current = null;
    setState({ ...CLOSED, ...next });
  };
  return {
    ...state,
    open: () => setState({ ...CLOSED, phase: 'open' }),
    close: () => rest({}),
    cancel: () => rest({ phase: 'open' }),
    use: (text) => {
      rest({});
      onSuggestion(text);
    },
    ask: async (question, engine = chosen) => {
      const control = new AbortController();
      running.current = control;
      setState({ ...CLOSED, phase: 'busy' });
      const onToken = (piece: string) => setState((now) => ({ ...now, text: now.text + piece }));
      try {
        const options = await suggest(question, engine, onToken, control.signal);
        if (running.current !== control) return false;
        rest({ phase: 'choosing', options });
        return true;
      } catch (error) {
        if (running.current !== control || isAbort(error)) return false;
        console.error('The assistant gave no suggestion', error);
        const problem = describeReason(error, 'Failed to get AI assistance');
        rest({ phase: 'open', problem, modelFailed: engine !== 'built-in' && isModelProblem(error) });
        return false;
      }
    },
  };
}

function useSuggestions(editor: IdeaEditor, elementType: ItemList | 'concept', elementId: string) {
  const cache = useQueryClient();
  return async (
    question: string,
    engine: IdeaEngineId | undefined,
    onToken: (piece: string) => void,
    signal: AbortSignal,
  ): Promise<string[]> => {
    try {
      const idea = await editor.settle();
      const request = { question, elementType, elementId, engine };
      const { suggestion, alternatives } = await assist(idea.id, request, onToken, signal);
      return [...new Set([suggestion, ...alternatives])].slice(0, 3);
    } finally {
      void cache.invalidateQueries({ queryKey: usageKey });
    }
  };
}
