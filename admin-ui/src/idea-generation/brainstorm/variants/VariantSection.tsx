import { Button } from '../../../components/actions/Button';
import { useState } from 'react';
import type { Idea, Variant } from '../../../api/types';
import { Icon } from '../../../components/text/Icon';
import { LoadError } from '../../../components/states/LoadError';
import { countNoun } from '../../../components/text/format';
import { isModelProblem, useEngine } from '../../engine/engine-choice';
import type { Recipe } from '../use-brainstorm';
import { PartsTable } from './PartsTable';
import { SelectionTray } from './SelectionTray';
import { VariantList } from './VariantList';
import { VariantNotes } from './VariantNotes';
import { useSaveVariants, useVariants } from './use-variants';

interface VariantSectionProps {
  recipe: Recipe;
  /** The sources have changed since. */
  isStale: boolean;
  /** Excludes an item of a source. */
  onDrop: (text: string) => void;
  onOpen: (idea: Idea) => void;
  /** The model failed; sends the same request to the built-in engine. */
  onUseBuiltIn: () => void;
}

/** The variants of a request; each can be saved, and two can be combined. */
export function VariantSection({ recipe, isStale, onDrop, onOpen, onUseBuiltIn }: VariantSectionProps) {
  const { variants, first, error, isPending, isFetching, refetch, fetchNextPage } = useVariants(recipe);
  const { saved, saving, save } = useSaveVariants(recipe, first?.engine);
  const [selected, setSelected] = useState<string[]>([]);
  const [isJoining, setJoining] = useState(false);
  const { usage } = useEngine();
  const isModel = first?.engine === 'openai';
  const model = usage?.model ?? 'the external model';
  const chosen = selected.flatMap((id) => variants.find((variant) => variant.id === id) ?? []);
  const [one, other] = chosen;
  const select = (ids: string[]) => {
    setSelected(ids);
    if (ids.length < 2) setJoining(false);
  };
  const saveJoined = async (variant: Variant) => {
    const [idea] = (await save([variant])) ?? [];
    if (idea) onOpen(idea);
  };

  return (
    <section className="stack" aria-label="Variants">
      <div className="row wrap between">
        <div className="row wrap">
          <h2>{variants.length > 0 ? countNoun(variants.length, 'variant') : 'Variants'}</h2>
          <span className="text-13 muted">
            Each changes one aspect.{first && ` Made by ${isModel ? model : 'the built-in engine'}.`}
            {variants.some(({ id }) => !saved[id]) && ' Not saved yet.'}
            {isStale && ' The sources have changed since; generate again to use the changes.'}
          </span>
        </div>
        {variants.length > 0 && (
          <Button size="small" disabled={isFetching} onClick={() => void fetchNextPage()}>
            <Icon name="refresh" className={isFetching ? 'turning' : undefined} />
            Five more
          </Button>
        )}
      </div>
      {error && (
        <LoadError
          title="Failed to generate idea"
          error={error}
          onRetry={variants.length > 0 ? fetchNextPage : refetch}
        >
          Your inputs are still here.{' '}
          {isModelProblem(error) && recipe.engine !== 'built-in' && (
            <Button label="Use the built-in engine" size="small" onClick={onUseBuiltIn} />
          )}
        </LoadError>
      )}
      {isPending && (
        <p className="text-13 muted" role="status">
          Making five variants…
          {usage?.external && recipe.engine !== 'built-in' && ' A model may take a minute.'}
        </p>
      )}
      {first && <VariantNotes answer={first} onDrop={onDrop} />}
      {isJoining && one && other && (
        <PartsTable
          key={`${one.id} ${other.id}`}
          recipe={recipe}
          pair={[one, other]}
          writtenByModel={isModel}
          saving={saving}
          onSave={(variant) => void saveJoined(variant)}
          onClose={() => setJoining(false)}
        />
      )}
      <VariantList
        variants={variants}
        selected={selected}
        saved={saved}
        saving={saving}
        onSelect={(id, on) => select([...selected.filter((each) => each !== id), ...(on ? [id] : [])])}
        onSave={(variant) => void save([variant])}
        onOpen={onOpen}
      />
      {chosen.length > 0 && (
        <SelectionTray
          chosen={chosen}
          unsaved={chosen.filter(({ id }) => !saved[id]).length}
          saving={saving}
          onClear={() => select([])}
          onJoin={() => setJoining(true)}
          onSave={() => void save(chosen)}
        />
      )}
    </section>
  );
}
