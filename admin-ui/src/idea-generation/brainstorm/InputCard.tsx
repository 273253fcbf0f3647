import { Button } from '../../components/actions/Button';
import { IconButton } from '../../components/actions/IconButton';
import { useEffect, useId, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { create } from '../../api/send-api';
import { Chip } from '../../components/text/chips';
import { GameIcon } from '../../components/games/GameIcon';
import { Icon } from '../../components/text/Icon';
import { LoadError } from '../../components/states/LoadError';
import { TokenField } from '../../components/filters/TokenField';
import { useBannered } from '../../components/actions/use-bannered';
import { MAX_ITEM } from '../limits';
import { isKept, listItems, type BrainstormInput, type ReadySource, type SourceState } from './inputs';
import type { PickerProps } from './picker/picker-props';
import { SourcePicker } from './picker/SourcePicker';
import { SourceItems } from './SourceItems';
import { sourceGameKey } from './use-sources';

interface InputCardProps extends PickerProps {
  /** Starts at 1. */
  number: number;
  source: SourceState;
  autoFocus: boolean;
  onRemove: () => void;
}

/** One source of a brainstorm, with the items to keep. */
export function InputCard(props: InputCardProps) {
  const { number, input, source, disabled, autoFocus, onChange, onRemove } = props;
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    // Where the games are searched one types at once.
    if (autoFocus) (card.current?.querySelector('input') ?? card.current)?.focus();
  }, [autoFocus]);
  const pick = (change: Partial<BrainstormInput>) => {
    onChange(change);
    // The list it was picked from is about to go.
    if (change.sourceId) card.current?.focus();
  };
  const ready = source.state === 'ready' ? source : null;
  const items = ready && listItems(input, ready);
  return (
    <section ref={card} tabIndex={-1} className="card" aria-label={`Input ${number}`}>
      <header>
        <div className="row">
          {ready?.iconUrl !== undefined && <GameIcon size="small" url={ready.iconUrl} title={ready.name} />}
          <div className="grow">
            <h3 className="cut" title={ready?.name} dir="auto">
              {ready?.name ?? `Input ${number}`}
            </h3>
            {ready && <p className="text-12 muted cut">{ready.detail}</p>}
          </div>
        </div>
        <div className="row">
          {items && items.all.length > 0 && (
            <Chip>
              {items.kept} of {items.all.length} kept
            </Chip>
          )}
          <IconButton icon="close" label={`Remove input ${number}`} disabled={disabled} onClick={onRemove} />
        </div>
      </header>
      <div className="card-body stack tight" aria-busy={source.state === 'loading'}>
        {ready ? <SourceContent {...props} source={ready} /> : <SourcePicker {...props} onChange={pick} />}
        {source.state === 'failed' && (
          <LoadError title="Failed to update brainstorm input" onRetry={source.retry}>
            {source.problem}
          </LoadError>
        )}
      </div>
    </section>
  );
}

function SourceContent({ input, source, disabled, onChange }: InputCardProps & { source: ReadySource }) {
  const id = useId();
  const [typing, setTyping] = useState(input.typed.length > 0);
  const { mechanics, metaElements, all } = listItems(input, source);
  const lists = { input, disabled, onChange: (next: BrainstormInput) => onChange(next) };
  return (
    <>
      {source.toAnalyze && (
        <p className="text-13 muted">
          Not analyzed yet, so its mechanics are unknown. Analyze its store page, or type what you know.
        </p>
      )}
      {(all.length > 0 || !source.toAnalyze) && (
        <>
          <SourceItems title="Core Mechanics" items={mechanics} {...lists} />
          {mechanics.length > 0 && !mechanics.some((item) => isKept(input, item)) && (
            <p className="text-12 waits">
              No mechanic is selected, so the gameplay comes from the other sources. Select one to keep it.
            </p>
          )}
          <SourceItems title="Meta Elements" items={metaElements} {...lists} />
        </>
      )}
      <div className="row wrap">
        {source.toAnalyze && <AnalyzeButton bundleId={source.toAnalyze} />}
        {!typing && (
          <Button
            icon="edit"
            label={source.toAnalyze ? 'Type mechanics' : 'Add your own'}
            size="small"
            disabled={disabled}
            onClick={() => setTyping(true)}
          />
        )}
      </div>
      {typing && (
        <TokenField
          id={id}
          label="Your own mechanics"
          values={input.typed}
          noun="mechanic"
          hint="Enter or a comma adds one, in your own words."
          placeholders={['What the player does', 'Add another']}
          maxItems={10}
          itemLength={MAX_ITEM}
          autoFocus={input.typed.length === 0}
          onChange={(typed) => onChange({ typed })}
        />
      )}
    </>
  );
}

/** Mixing needs a game's mechanics, which come from its analysis. */
function AnalyzeButton({ bundleId }: { bundleId: string }) {
  const cache = useQueryClient();
  const {
    busy,
    run: analyze,
    banner,
  } = useBannered(async () => {
    await create('/api/analyses', { body: { bundleId } });
    await cache.invalidateQueries({ queryKey: sourceGameKey(bundleId) });
  }, 'Failed to analyze game');
  return (
    <>
      {banner}
      <Button size="small" disabled={busy} onClick={() => void analyze()}>
        <Icon name={busy ? 'refresh' : 'ai'} className={busy ? 'turning' : undefined} />
        {busy ? 'Analyzing...' : 'Analyze Game'}
      </Button>
    </>
  );
}
