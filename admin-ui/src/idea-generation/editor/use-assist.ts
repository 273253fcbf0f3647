import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isAbort } from '../../api/problem';
import { assist } from '../../api/ideas';
import type { IdeaEngineId, ItemList } from '../../api/types';
import { usageKey } from '../chat/use-chat';
import { isModelProblem, useEngine } from '../engine/engine-choice';
import type { IdeaEditor } from './idea-editor';
import { describeReason } from '../reason';

export interface Assist {
  phase: 'closed' | 'open' | 'busy';
  /** What has come of the suggestion so far. */
  text: string;
  /** Why the last question got no suggestion. */
  problem: string | null;
  /** The outside model failed: the built-in engine may be asked instead. */
  modelFailed: boolean;
  open: () => void;
  /** Ends a question under way as well. */
  close: () => void;
  /** Back to the question, when it takes too long. */
  cancel: () => void;
  /** True once the suggestion has come. Asks another engine where one is named. */
  ask: (question: string, engine?: IdeaEngineId) => Promise<boolean>;
}

/** The helper of one item: closed, open, busy, then closed after the suggestion has taken the item's place. */
export function useAssist(
  editor: IdeaEditor,
  list: ItemList,
  itemId: string,
  onSuggestion: (suggestion: string) => void,
): Assist {
  const [phase, setPhase] = useState<Assist['phase']>('closed');
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [modelFailed, setModelFailed] = useState(false);
  const cache = useQueryClient();
  const { engine: chosen } = useEngine();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const rest = (next: Assist['phase']) => {
    running.current?.abort();
    running.current = null;
    setText('');
    setPhase(next);
  };
  return {
    phase,
    text,
    problem,
    modelFailed,
    open: () => {
      setProblem(null);
      setPhase('open');
    },
    close: () => rest('closed'),
    cancel: () => rest('open'),
    ask: async (question, engine = chosen) => {
      const control = new AbortController();
      running.current = control;
      setProblem(null);
      setPhase('busy');
      let suggestion: string;
      try {
        // The server answers about the item that it knows.
        await editor.flush();
        const { idea, phase: saved } = editor.snapshot();
        if (saved !== 'saved') throw new Error('The idea has changes that are not saved. Save them first.');
        suggestion = await assist(
          idea.id,
          { question, elementType: list, elementId: itemId, engine },
          (piece) => setText((before) => before + piece),
          control.signal,
        );
      } catch (error) {
        if (running.current !== control || isAbort(error)) return false;
        console.error('The assistant gave no suggestion', error);
        setProblem(describeReason(error, 'Failed to get AI assistance'));
        setModelFailed(engine !== 'built-in' && isModelProblem(error));
        rest('open');
        return false;
      } finally {
        void cache.invalidateQueries({ queryKey: usageKey });
      }
      if (running.current !== control) return false;
      rest('closed');
      onSuggestion(suggestion);
      return true;
    },
  };
}
