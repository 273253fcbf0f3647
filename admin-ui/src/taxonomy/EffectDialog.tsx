import { Button } from '../components/actions/Button';
import { Dialog } from '../components/dialogs/Dialog';
import { Link } from 'react-router';
import { ConfidenceBadge } from '../analysis/items/ConfidenceBadge';
import { useApi } from '../api/queries/use-api';
import type { ProposalEffect, TaxonomyProposal } from '../api/types';
import { ReadStates } from '../components/lists/ListStates';
import { Spinner } from '../components/states/Spinner';
import { StoreText } from '../components/text/StoreText';
import { Chip } from '../components/text/chips';
import { countNoun, formatCount } from '../components/text/format';
import { gamePath } from '../routes';
import { listWordings } from './cue-text';

interface EffectDialogProps {
  proposal: TaxonomyProposal;
  busy: boolean;
  /** Omitted for analysts and for decided proposals. */
  onAccept?: (() => void) | undefined;
  onClose: () => void;
}

const CHANGES = { gained: 'Would be added', lost: 'Would be removed', changed: 'Confidence changes' };

/** The effect of a proposal on all stored texts, before accepting it. */
export function EffectDialog({ proposal, busy, onAccept, onClose }: EffectDialogProps) {
  const read = useApi(
    '/api/taxonomy-proposals/{id}/effect',
    { id: proposal.id },
    {
      // Other decisions and new texts change the result.
      staleTime: 0,
    },
  );
  return (
    <Dialog title={`Effect on “${proposal.name}”`} onClose={onClose}>
      <div className="dialog-body stack">
        <p className="text-13 muted break">{listWordings(proposal).join(', ')}</p>
        <ReadStates
          what="effect"
          failed="Couldn't measure the effect"
          rows={read.data}
          read={read}
          loading={
            <Spinner
              label="Analyzing all stored texts"
              slow="Analyzing all stored texts with and without it…"
            />
          }
        >
          {read.data && <Effect effect={read.data} />}
        </ReadStates>
        <div className="row end">
          <Button label={onAccept ? 'Cancel' : 'Close'} onClick={onClose} />
          {onAccept && <Button label="Accept" primary disabled={busy || !read.data} onClick={onAccept} />}
        </div>
      </div>
    </Dialog>
  );
}

const countGames = (count: number, one: string, more: string): string =>
  count === 0 ? '' : `${formatCount(count)} ${count === 1 ? `game ${one}` : `games ${more}`}`;

function Effect({ effect: { texts, complete, gained, lost, changed, games } }: { effect: ProposalEffect }) {
  const total = gained + lost + changed;
  return (
    <>
      <p>
        {total === 0
          ? 'No games change.'
          : `${[
              countGames(gained, 'gains the entry', 'gain the entry'),
              countGames(lost, 'loses it', 'lose it'),
              countGames(changed, 'gets another confidence', 'get another confidence'),
            ]
              .filter(Boolean)
              .join(', ')}.`}{' '}
        <span className="muted">
          {countNoun(texts, 'text')} read
          {complete ? '.' : '; others were not analyzed.'}
        </span>
      </p>
      {games.length > 0 && (
        <ol className="stack tight">
          {games.map(({ bundleId, title, change, confidence, quote }) => (
            <li key={bundleId} className="stack close text-12">
              <span className="row wrap">
                <Link className="link text-13" to={gamePath(bundleId)}>
                  <StoreText className="break">{title}</StoreText>
                </Link>
                <Chip>{CHANGES[change]}</Chip>
                {change !== 'lost' && <ConfidenceBadge confidence={confidence} />}
              </span>
              {quote && <q className="muted break">{quote}</q>}
            </li>
          ))}
        </ol>
      )}
      {total > games.length && <p className="text-12 muted">The first {games.length} are listed.</p>}
    </>
  );
}
