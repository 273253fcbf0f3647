import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Idea } from '../../api/types';
import { LoadError } from '../../components/states/LoadError';
import { useEngine } from '../engine/engine-choice';
import { EngineLine } from '../engine/EngineLine';
import { FoldedSources } from './FoldedSources';
import { GenerateBar } from './GenerateBar';
import { InputCard } from './InputCard';
import { NoInputs } from './NoInputs';
import { OwnWords } from './OwnWords';
import { SourceBar } from './SourceBar';
import type { SourceType } from './inputs';
import { useBrainstorm, type Recipe } from './use-brainstorm';
import { useGenerate } from './use-generate';
import { VariantSection } from './variants/VariantSection';
import { variantsKey } from './variants/use-variants';
import './brainstorm.css';

/** Mixes up to three sources into one new idea, or five variants. */
export function BrainstormMode({ onMade }: { onMade: (idea: Idea) => void }) {
  const table = useBrainstorm();
  const generate = useGenerate(table, onMade);
  const { usage, engine } = useEngine();
  // The variants stay those of the last request even when the sources change.
  const [recipe, setRecipe] = useState<Recipe | null>(null);
  const [retries, setRetries] = useState(0);
  const cache = useQueryClient();
  const { brainstorm, ideas, sources } = table;
  const { inputs } = brainstorm;
  const [folded, setFolded] = useState(false);
  // The buttons that add and remove inputs may vanish; the focus goes on to what they made or left.
  const [added, setAdded] = useState('');
  const columns = useRef<HTMLDivElement>(null);
  const addInput = (type?: SourceType) => {
    setFolded(false);
    setAdded(table.addInput(type));
  };
  const getRecipe = (by = engine): Recipe => ({ ...table.getRecipe(), ...(by ? { engine: by } : {}) });
  // Back from an idea, its variants are there again.
  if (!recipe && table.reason === null && cache.getQueryData(variantsKey(getRecipe()))) {
    setRecipe(getRecipe());
    setFolded(true);
  }
  const make = (by = engine) => {
    if (table.reason !== null) return;
    const next = getRecipe(by);
    const known = cache.getQueryState(variantsKey(next));
    if (known?.error && !known.data) setRetries(retries + 1);
    setRecipe(next);
    setFolded(true);
  };
  return (
    <section className="stack" aria-label="Brainstorm">
      <SourceBar table={table} disabled={generate.busy} onAdd={addInput} />
      {ideas.isError && (
        <LoadError title="Failed to fetch ideas" error={ideas.error} onRetry={ideas.refetch}>
          Games can still be chosen.
        </LoadError>
      )}
      {folded ? (
        <FoldedSources table={table} onEdit={() => setFolded(false)} />
      ) : (
        <div className="columns" ref={columns} tabIndex={-1}>
          {inputs.length === 0 && <NoInputs onAdd={addInput} />}
          {inputs.map((input, at) => (
            <InputCard
              key={input.id}
              number={at + 1}
              input={input}
              inputs={inputs}
              source={sources[at] ?? { state: 'unchosen' }}
              ideas={ideas.data}
              disabled={generate.busy}
              onChange={(change) => table.changeInput(input.id, change)}
              autoFocus={input.id === added}
              onRemove={() => {
                table.removeInput(input.id);
                columns.current?.focus();
              }}
            />
          ))}
          <OwnWords
            brainstorm={brainstorm}
            full={table.full}
            disabled={generate.busy}
            onChange={table.change}
          />
        </div>
      )}
      <GenerateBar table={table} generate={generate} primary={!recipe} onVariants={() => make()} />
      {usage?.external && <EngineLine />}
      {recipe && (
        <VariantSection
          // A new section asks again after a failure.
          key={retries + JSON.stringify(recipe)}
          recipe={recipe}
          isStale={
            table.reason !== null || JSON.stringify(getRecipe(recipe.engine)) !== JSON.stringify(recipe)
          }
          onDrop={(text) => {
            table.dropItem(text);
            setFolded(false);
          }}
          onOpen={onMade}
          onUseBuiltIn={() => setRecipe({ ...recipe, engine: 'built-in' })}
        />
      )}
    </section>
  );
}
