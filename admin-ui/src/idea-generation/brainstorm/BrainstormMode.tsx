import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { useGetList } from 'react-admin';
import { useSearchParams } from 'react-router';
import { isAbort } from '../../api/problem';
import { brainstorm } from '../../api/ideas';
import type { Idea, IdeaEngineId } from '../../api/types';
import { useDraft } from '../../auth/use-draft';
import { Banner } from '../../components/Banner';
import { LoadError } from '../../components/LoadError';
import { EmptyState } from '../../components/EmptyState';
import { Icon } from '../../components/Icon';
import { Chip } from '../../components/chips';
import { useCommand } from '../../components/use-command';
import { ideaKey, ideaListKey } from '../idea-cache';
import { MAX_INPUTS } from '../limits';
import { InputCard } from './InputCard';
import {
  attemptsSoFar,
  changeInput,
  emptyInput,
  parseInputs,
  reasonAgainst,
  toSources,
  type BrainstormInput,
} from './inputs';
import { usageKey } from '../chat/use-chat';
import { EngineLine } from '../engine/EngineLine';
import { isModelProblem, useEngine } from '../engine/engine-choice';
import { useSources } from './use-sources';
import { describeReason } from '../reason';

const MOST_IDEAS = 1000;

/** Mixes up to three of my ideas and tagged games into a new idea. */
export function BrainstormMode({ onMade }: { onMade: (idea: Idea) => void }) {
  const reasonId = useId();
  const cache = useQueryClient();
  // Kept like everything else that was chosen and not sent.
  const [kept, keep, discard] = useDraft('brainstorm inputs');
  const inputs = parseInputs(kept);
  const setInputs = (next: BrainstormInput[]) => keep(next.length > 0 ? JSON.stringify(next) : '');
  useAskedGames(setInputs);
  const ideas = useGetList<Idea>('ideas', {
    pagination: { page: 1, perPage: MOST_IDEAS },
    sort: { field: 'createdAt', order: 'DESC' },
  });
  const sources = useSources(inputs, ideas.data);
  const [problem, setProblem] = useState<string | null>(null);
  const [modelFailed, setModelFailed] = useState(false);
  const { engine: chosen, usage } = useEngine();
  const running = useRef<AbortController | null>(null);
  useEffect(() => () => running.current?.abort(), []);

  const { busy, run: generate } = useCommand(async (named?: IdeaEngineId) => {
    const engine = named ?? chosen;
    const control = new AbortController();
    running.current = control;
    setProblem(null);
    try {
      const attempt = attemptsSoFar(inputs, ideas.data ?? []);
      const idea = await brainstorm({ inputs: toSources(inputs, sources), attempt, engine }, control.signal);
      cache.setQueryData(ideaKey(idea.id), idea);
      void cache.invalidateQueries({ queryKey: ideaListKey });
      void cache.invalidateQueries({ queryKey: usageKey });
      discard();
      onMade(idea);
    } catch (error) {
      if (isAbort(error)) {
        // It may have been saved before the word to stop arrived.
        void cache.invalidateQueries({ queryKey: ideaListKey });
      } else {
        console.error('No idea could be generated', error);
        setProblem(describeReason(error, 'Failed to generate idea'));
        setModelFailed(engine !== 'built-in' && isModelProblem(error));
      }
    }
  });

  const reason = reasonAgainst(inputs, sources);
  const full = inputs.length >= MAX_INPUTS;
  const add = (
    <Button
      size="small"
      disabled={full || busy}
      title={full ? `At most ${MAX_INPUTS} inputs` : undefined}
      onClick={() => setInputs([...inputs, emptyInput()])}
    >
      <Icon name="plus" />
      Add Input
    </Button>
  );
  return (
    <section className="stack" aria-label="Brainstorm">
      <div className="row between">
        <div className="row">
          <h2>Brainstorm Mode</h2>
          <Chip>
            {inputs.length} of {MAX_INPUTS}
          </Chip>
        </div>
        {inputs.length > 0 && add}
      </div>
      {ideas.isError && (
        <LoadError title="Failed to fetch ideas" error={ideas.error} onRetry={() => void ideas.refetch()}>
          Games can still be chosen.
        </LoadError>
      )}
      {inputs.length === 0 ? (
        <div className="card">
          <EmptyState title="Nothing to mix yet" action={add}>
            Pick one to three sources: your ideas, or games that carry a tag. Their mechanics become one new
            idea.
          </EmptyState>
        </div>
      ) : (
        <div className="grid">
          {inputs.map((input, at) => (
            <InputCard
              key={input.id}
              number={at + 1}
              input={input}
              inputs={inputs}
              source={sources[at] ?? { state: 'unchosen' }}
              ideas={ideas.data}
              disabled={busy}
              onChange={(change) =>
                setInputs(inputs.map((other) => (other.id === input.id ? changeInput(other, change) : other)))
              }
              onRemove={() => setInputs(inputs.filter((other) => other.id !== input.id))}
            />
          ))}
        </div>
      )}
      {problem !== null && (
        <Banner
          tone="error"
          title="Failed to generate idea"
          action={
            <>
              <Button size="small" disabled={reason !== null || busy} onClick={() => void generate()}>
                Retry
              </Button>
              {modelFailed && (
                <Button
                  size="small"
                  disabled={reason !== null || busy}
                  onClick={() => void generate('built-in')}
                >
                  Use the built-in engine
                </Button>
              )}
            </>
          }
        >
          <p>
            {problem} Your {inputs.length === 1 ? 'input is' : 'inputs are'} kept.
          </p>
        </Banner>
      )}
      <div className="row wrap">
        <p className="text-13 muted grow" id={reasonId} role="status">
          {busy
            ? `Mixing ${inputs.length} ${inputs.length === 1 ? 'input' : 'inputs'}…`
            : (reason ?? 'The new idea is saved and opened in Raw Idea.')}
        </p>
        {busy && (
          <Button variant="text" onClick={() => running.current?.abort()}>
            Cancel
          </Button>
        )}
        <Button
          variant="contained"
          color="primary"
          disabled={busy || reason !== null}
          aria-describedby={reasonId}
          onClick={() => void generate()}
        >
          <Icon name={busy ? 'refresh' : 'ai'} className={busy ? 'turning' : undefined} />
          {busy ? 'Generating...' : 'Generate Similar Idea'}
        </Button>
      </div>
      {usage?.external && <EngineLine />}
    </section>
  );
}

/** Games in the address replace the inputs: somebody has chosen them on another screen. */
function useAskedGames(setInputs: (inputs: BrainstormInput[]) => void) {
  const [query, setQuery] = useSearchParams();
  const asked = query.get('games');
  const replace = useRef(setInputs);
  useEffect(() => {
    if (!asked) return;
    const ids = [...new Set(asked.split(','))].slice(0, MAX_INPUTS);
    replace.current(ids.map((sourceId) => ({ ...emptyInput(), type: 'game', sourceId })));
    setQuery({ mode: 'brainstorm' }, { replace: true });
  }, [asked, setQuery]);
}
