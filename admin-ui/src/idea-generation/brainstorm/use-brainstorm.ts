import { MAX_ROWS } from '../../api/queries/list';
import { useEffect, useRef } from 'react';
import { useGetList } from 'react-admin';
import type { BrainstormSource, Idea, IdeaEngineId } from '../../api/types';
import { useDraft } from '../../auth/use-draft';
import { textLimit } from '../../components/text/text-limit';
import { useAddress } from '../../components/page/use-address';
import { MAX_INPUTS, MAX_ITEM } from '../limits';
import {
  changeInput,
  emptyInput,
  findReason,
  parseBrainstorm,
  toSources,
  type Brainstorm,
  type BrainstormInput,
  type SourceType,
} from './inputs';
import { useSources } from './use-sources';

/** The generate request. */
export interface Recipe {
  inputs: BrainstormSource[];
  constraint?: string;
  engine?: IdeaEngineId;
}

/** The state of the brainstorm, kept in this tab. */
export function useBrainstorm() {
  const [kept, keep, discard] = useDraft('brainstorm');
  const brainstorm = parseBrainstorm(kept);
  const change = (part: Partial<Brainstorm>) => keep(JSON.stringify({ ...brainstorm, ...part }));
  useAskedSources((inputs) => change({ inputs }));
  const ideas = useGetList<Idea>('ideas', {
    pagination: { page: 1, perPage: MAX_ROWS },
    sort: { field: 'createdAt', order: 'DESC' },
    filter: { mine: true, archived: false },
  });
  const { inputs, sentence, constraints } = brainstorm;
  const sources = useSources(inputs, ideas.data);
  const count = inputs.length + (sentence.trim() ? 1 : 0);
  const tooLong = textLimit(sentence, MAX_ITEM).over > 0 ? 'The sentence is too long.' : null;
  const constraint = constraints.join(', ');

  return {
    brainstorm,
    change,
    discard,
    ideas,
    sources,
    count,
    full: count >= MAX_INPUTS,
    reason: findReason(brainstorm, sources) ?? tooLong,
    /** Only valid when nothing blocks generating. */
    getRecipe: (): Recipe => ({
      inputs: toSources(brainstorm, sources),
      ...(constraint ? { constraint } : {}),
    }),
    /** @returns the id of the new input */
    addInput: (type?: SourceType): string => {
      const first = ideas.data?.length === 0 ? 'search' : 'idea';
      const input = emptyInput(type ?? first);
      change({ inputs: [...inputs, input] });
      return input.id;
    },
    changeInput: (id: string, part: Partial<BrainstormInput>) =>
      change({ inputs: inputs.map((input) => (input.id === id ? changeInput(input, part) : input)) }),
    removeInput: (id: string) => change({ inputs: inputs.filter((input) => input.id !== id) }),
    /** Excludes an item from whichever input has it. */
    dropItem: (text: string) =>
      change({
        inputs: inputs.map((input) => ({
          ...input,
          dropped: [...input.dropped, text],
          kept: input.kept.filter((one) => one !== text),
          pinned: input.pinned.filter((one) => one !== text),
        })),
      }),
  };
}

export type BrainstormTable = ReturnType<typeof useBrainstorm>;

/** Games or ideas in the URL, selected on another screen, replace the inputs. */
function useAskedSources(setInputs: (inputs: BrainstormInput[]) => void) {
  const [query, changeQuery] = useAddress();
  const [games, ideas] = [query.get('games'), query.get('ideas')];
  const replace = useRef(setInputs);
  useEffect(() => {
    const query = games ?? ideas;
    if (!query) return;
    const ids = [...new Set(query.split(','))].slice(0, MAX_INPUTS);
    const type = games ? 'search' : 'idea';
    replace.current(ids.map((sourceId) => ({ ...emptyInput(type), sourceId })));
    changeQuery(
      (now) => {
        now.delete('games');
        now.delete('ideas');
        return now;
      },
      { replace: true },
    );
  }, [games, ideas, changeQuery]);
}
