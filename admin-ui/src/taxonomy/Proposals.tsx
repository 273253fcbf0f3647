import { sendApi } from '../api/send-api';
import { Button } from '../components/actions/Button';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router';
import { KIND_TITLES } from '../analysis/items/AnalysisItems';
import type { TaxonomyProposal } from '../api/types';
import { useAuth } from '../auth/auth-context';
import { AddressedList } from '../components/lists/AddressedList';
import type { Column } from '../components/table/DataTable';
import { FilterBar } from '../components/filters/FilterBar';
import { ListCard } from '../components/lists/ListCard';
import { StoreText } from '../components/text/StoreText';
import { ListToggle } from '../components/lists/list-parts';
import { timeColumn } from '../components/table/columns';
import { useAction } from '../components/actions/use-action';
import { gamePath } from '../routes';
import { listWordings } from './cue-text';
import { EffectDialog } from './EffectDialog';

type Status = TaxonomyProposal['status'];

const STATUS_NAMES: Record<Status, string> = { open: 'Open', accepted: 'Accepted', rejected: 'Rejected' };
const EMPTY: Record<Status, string> = {
  open: 'Entries and cues proposed by the team, and cues that were wrong three times, wait here for an administrator.',
  accepted: 'Accepted proposals are listed here. The built-in engine uses them from the next analysis on.',
  rejected: 'Rejected proposals are listed here.',
};
const FILTERS = { status: { values: Object.keys(STATUS_NAMES), initial: 'open' } };
const TYPES: Record<TaxonomyProposal['type'], string> = {
  entry: 'New entry',
  cue: 'New cue',
  mute: 'Mute a cue',
};
const DONE: Record<Status, string> = {
  open: 'The proposal is open again.',
  accepted: 'Accepted. Takes effect with the next analysis.',
  rejected: 'Rejected. Nothing changes.',
};

/** Open and decided proposals for the taxonomy. */
export function Proposals({ onOpen }: { onOpen: (id: string) => void }) {
  return (
    <AddressedList
      resource="taxonomy-proposals"
      perPage={50}
      sorts={{ proposedAt: 'DESC' }}
      filters={FILTERS}
    >
      <FilterBar
        search={<ListToggle label="Status" name="status" options={Object.entries(STATUS_NAMES)} />}
      />
      <Rows onOpen={onOpen} />
    </AddressedList>
  );
}

function useDecide() {
  return useAction(async ({ id }: TaxonomyProposal, status: Status) => {
    await sendApi('PUT', '/api/taxonomy-proposals/{id}', { id, body: { status } });
    return DONE[status];
  }, 'The decision could not be saved');
}

function Rows({ onOpen }: { onOpen: (id: string) => void }) {
  const { status } = useListContext<TaxonomyProposal>().filterValues as { status: Status };
  const { isAdmin } = useAuth();
  const { run, busy } = useDecide();
  const [shown, setShown] = useState<TaxonomyProposal | null>(null);
  const decides = isAdmin && shown?.status === 'open';
  const columns: Column<TaxonomyProposal>[] = [
    {
      label: 'Proposal',
      cell: (proposal) => <Proposal proposal={proposal} onOpen={onOpen} />,
    },
    { label: 'Cue', cell: (proposal) => <Words proposal={proposal} /> },
    timeColumn<TaxonomyProposal>(({ decidedAt, proposedAt }) => decidedAt ?? proposedAt, {
      label: 'Since',
      title: ({ decidedByName, proposedByName }) =>
        decidedByName ? `Decided by ${decidedByName}` : `Proposed by ${proposedByName ?? 'the product'}`,
    }),
    {
      label: 'Decision',
      labelHidden: true,
      end: true,
      cell: (proposal) => (
        <Decision
          proposal={proposal}
          decides={isAdmin}
          busy={busy}
          onShow={() => setShown(proposal)}
          onDecide={(status) => void run(proposal, status)}
        />
      ),
    },
  ];
  return (
    <>
      <ListCard<TaxonomyProposal>
        what="proposals"
        empty={{ title: 'No proposals here', text: EMPTY[status] }}
        keptFilters={['status']}
        columns={columns}
        cardsBelow={900}
      />
      {shown && (
        <EffectDialog
          proposal={shown}
          busy={busy}
          onAccept={
            decides ? () => void run(shown, 'accepted').then((done) => done && setShown(null)) : undefined
          }
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}

function Proposal({
  proposal: { type, name, kind, entryId, status },
  onOpen,
}: {
  proposal: TaxonomyProposal;
  onOpen: (id: string) => void;
}) {
  const known = type !== 'entry' || status === 'accepted';
  return (
    <span className="stack close">
      <span className="text-12 muted">
        {TYPES[type]}, {KIND_TITLES[kind]}
      </span>
      {known ? (
        <button type="button" className="link-button break" onClick={() => onOpen(entryId)}>
          {name}
        </button>
      ) : (
        <b className="break">{name}</b>
      )}
    </span>
  );
}

function Words({ proposal }: { proposal: TaxonomyProposal }) {
  const { type, definition, quote, bundleId, title } = proposal;
  return (
    <span className="stack close text-13">
      {definition && <span className="muted">{definition}</span>}
      {listWordings(proposal).map((words) => (
        <span key={words} className="break">
          {words}
        </span>
      ))}
      {type === 'mute' && (
        <span className="text-12 muted">Analysts rejected what it found at least three times.</span>
      )}
      {quote && <q className="text-12 muted break">{quote}</q>}
      {bundleId && (
        <Link className="link text-12" to={gamePath(bundleId)}>
          <StoreText>{title}</StoreText>
        </Link>
      )}
    </span>
  );
}

interface DecisionProps {
  proposal: TaxonomyProposal;
  /** Analysts see the effect, administrators decide. */
  decides: boolean;
  busy: boolean;
  onShow: () => void;
  onDecide: (status: Status) => void;
}

function Decision({ proposal: { status, name }, decides, busy, onShow, onDecide }: DecisionProps) {
  const renderButton = (label: string, action: () => void) => (
    <Button label={label} size="small" disabled={busy} aria-label={`${label}: ${name}`} onClick={action} />
  );
  if (!decides || status !== 'open')
    return (
      <span className="row end">
        {renderButton('Effect', onShow)}
        {decides && renderButton('Undo', () => onDecide('open'))}
      </span>
    );
  return (
    <span className="row end">
      {renderButton('Accept…', onShow)}
      {renderButton('Reject', () => onDecide('rejected'))}
    </span>
  );
}
