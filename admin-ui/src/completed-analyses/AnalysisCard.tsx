import { useListContext } from 'react-admin';
import type { Analysis } from '../api/types';
import { GameIcon } from '../components/games/GameIcon';
import { StoreText } from '../components/text/StoreText';
import { SampleChip } from '../components/text/chips';
import { formatDateTime } from '../components/text/format';
import { engineName } from '../analysis/engines/engine-labels';
import { relativeTime } from '../analysis/versions/relative-time';
import { toDisplayedItem, listAccepted } from '../analysis/items/displayed-item';

/** Number of mechanics on a card, highest confidence first. */
const NAMED = 3;

interface AnalysisCardProps {
  analysis: Analysis;
  selected: boolean;
  /** Six others are selected already. */
  full: boolean;
  onSelect: (selected: boolean) => void;
  onOpen: () => void;
}

/** An analysis as a card. The whole card opens it; the checkbox adds it to a comparison. */
export function AnalysisCard({ analysis, selected, full, onSelect, onOpen }: AnalysisCardProps) {
  const title = analysis.title || 'Unknown Game';
  const named = listAccepted(analysis.mechanics).map((item) => toDisplayedItem(item).name);
  const mechanics = named.length;
  const mixed = useListContext<Analysis>().data?.some(({ sample }) => !sample);
  const elements = listAccepted(analysis.metaElements).length;
  return (
    <li className={selected ? 'card pad analysis-card chosen' : 'card pad analysis-card'}>
      <GameIcon url={analysis.iconUrl} title={title} />
      <div className="grow">
        <button type="button" className="hit covering" aria-haspopup="dialog" onClick={onOpen}>
          <StoreText as="b" className="cut" title={title}>
            {title}
          </StoreText>
        </button>
        <StoreText as="p" className="cut muted text-13">
          {analysis.developer || 'Unknown Developer'}
        </StoreText>
      </div>
      <label className="relative" title={full ? 'Six games are selected already.' : 'Compare'}>
        <input
          type="checkbox"
          className="box"
          checked={selected}
          disabled={full}
          onChange={(event) => onSelect(event.target.checked)}
        />
        <span className="visually-hidden">Compare {title}</span>
      </label>
      <p className="wide row wrap far text-13 muted">
        <span>
          <b>{mechanics}</b> {mechanics === 1 ? 'mechanic' : 'mechanics'}
        </span>
        <span>
          <b>{elements}</b> {elements === 1 ? 'meta element' : 'meta elements'}
        </span>
      </p>
      <p className="wide cut text-13" title={named.join(', ')}>
        {named.slice(0, NAMED).join(', ') || '—'}
      </p>
      <p className="wide row between foot text-12 muted">
        <time dateTime={analysis.analyzedAt} title={formatDateTime(analysis.analyzedAt)}>
          Analyzed {relativeTime(analysis.analyzedAt)} ago
        </time>
        {analysis.sample ? (
          mixed && <SampleChip small />
        ) : (
          <span className="cut">{engineName(analysis)}</span>
        )}
      </p>
    </li>
  );
}
