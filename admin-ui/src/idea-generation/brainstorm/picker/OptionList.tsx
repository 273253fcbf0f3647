import type { ReactNode } from 'react';
import { GameIcon } from '../../../components/games/GameIcon';
import { LoadError } from '../../../components/states/LoadError';
import { StoreText } from '../../../components/text/StoreText';

export interface Option {
  value: string;
  title: string;
  note: ReactNode;
  /** Undefined where no image is shown. */
  iconUrl?: string | null;
  /** Why it can't be chosen. */
  taken?: string | undefined;
}

interface OptionListProps {
  label: string;
  /** Undefined while loading. */
  options: Option[] | undefined;
  /** Empty state. */
  empty: ReactNode;
  error: unknown;
  onRetry: () => void;
  onPick: (value: string) => void;
}

/** Sources to choose from, with details. */
export function OptionList({ label, options, empty, error, onRetry, onPick }: OptionListProps) {
  if (error) return <LoadError title="Couldn't load the list" error={error} onRetry={onRetry} />;
  if (!options || options.length === 0) {
    return (
      <p className="text-13 muted" role="status">
        {options ? empty : 'Loading…'}
      </p>
    );
  }
  return (
    <ul className="scroll" aria-label={label}>
      {options.map(({ value, title, note, iconUrl, taken }) => (
        <li key={value}>
          <button
            type="button"
            className="hit row"
            disabled={taken !== undefined}
            title={taken}
            onClick={() => onPick(value)}
          >
            {iconUrl !== undefined && <GameIcon size="small" url={iconUrl} title={title} />}
            <span className="grow">
              <StoreText className="cut">{title}</StoreText>
              <small className="cut muted">{taken ?? note}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
