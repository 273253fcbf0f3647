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
  /** What has come of the suggestion so far. */
  text: string;
  /** Texts to choose from; none is used by itself. */
  options: string[];
  /** Why the last question got no suggestion. */
  problem: string | null;
  /** The outside model failed: the built-in engine may be asked instead. */
  modelFailed: boolean;
  open: () => void;
  /** Ends a question under way as well. */
  close: () => void;
  /** Back to the question, when it takes too long. */
  cancel: () => void;
  /** Takes one of the texts. */
  use: (text: string) => void;
  /** True once suggestions have come. Asks another engine where one is named. */
  ask: (question: string, engine?: IdeaEngineId) => Promise<boolean>;
}

type State = Pick<Assist, 'phase' | 'text' | 'options' | 'problem' | 'modelFailed'>;
const CLOSED: State = { phase: 'closed', text: '', options: [], problem: null, modelFailed: false };

/** The helper of one item or field: closed, open, busy, then texts to choose from until one is taken or none. */
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

/** Asks about the item that the server knows, so what is not saved is saved first. */
function useSuggestions(editor: IdeaEditor, elementType: ItemList | 'concept', elementId: string) {
  const cache = useQueryClient();
  return async (
    question: string,
    engine: IdeaEngineId | undefined,
    onToken: (piece: string) => void,
    signal: AbortSignal,
  ): Promise<string[]> => {
    try {
      await editor.flush();
      const { idea, phase } = editor.snapshot();
      if (phase !== 'saved') throw new Error('The idea has changes that are not saved. Save them first.');
      const request = { question, elementType, elementId, engine };
      const { suggestion, alternatives } = await assist(idea.id, request, onToken, signal);
      return [...new Set([suggestion, ...alternatives])].slice(0, 3);
    } finally {
      void cache.invalidateQueries({ queryKey: usageKey });
    }
  };
}
