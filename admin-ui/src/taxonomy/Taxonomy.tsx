import { Button } from '../components/actions/Button';
import { FilterBar } from '../components/filters/FilterBar';
import { ToggleChoice } from '../components/filters/ToggleChoice';
import { useState } from 'react';
import { PageHead } from '../components/page/PageHead';
import { useScreenActions } from '../components/actions/screen-actions';
import { useAddressWord } from '../components/page/use-address';
import { ROUTES } from '../routes';
import { Accuracy } from './Accuracy';
import { Entries } from './Entries';
import { EntryDialog } from './EntryDialog';
import { Proposals } from './Proposals';
import { ProposeDialog, type Proposing } from './ProposeDialog';
import { useEntries } from './use-entries';

const VIEWS = { entries: 'Entries', proposals: 'Proposals', accuracy: 'Accuracy' };
type View = keyof typeof VIEWS;

/** /admin/taxonomy: the entries, their boundaries, and the team's proposals. */
export function Taxonomy() {
  const [word, setView] = useAddressWord('view');
  const view: View = word === 'proposals' || word === 'accuracy' ? word : 'entries';
  const [opened, open] = useAddressWord('entry');
  const [proposing, setProposing] = useState<Proposing | null>(null);
  const read = useEntries();
  const entry = read.data?.find(({ id }) => id === opened);
  useScreenActions([{ label: 'Propose an entry', icon: 'plus', run: () => setProposing({ type: 'entry' }) }]);
  return (
    <>
      <PageHead
        title="Taxonomy"
        asOf={<span>The mechanics and meta elements that games are analyzed for</span>}
        actions={
          <>
            <Button icon="back" label="Completed Analyses" to={ROUTES.analyses} className="wide-only" />
            <Button icon="plus" primary onClick={() => setProposing({ type: 'entry' })}>
              Propose an entry
            </Button>
          </>
        }
      />
      <FilterBar
        search={
          <ToggleChoice
            label="Show"
            value={view}
            options={Object.entries(VIEWS).map(([value, label]) => [value, label])}
            onChange={(next) => setView(next === 'entries' ? null : next)}
          />
        }
        views="taxonomy"
        chosen={[]}
      />
      {view === 'entries' && <Entries read={read} onOpen={open} />}
      {view === 'proposals' && <Proposals onOpen={open} />}
      {view === 'accuracy' && <Accuracy />}
      {entry && (
        <EntryDialog
          key={entry.id}
          entry={entry}
          onOpen={open}
          onPropose={() => setProposing({ type: 'cue', entry })}
          onClose={() => open(null)}
        />
      )}
      {proposing && <ProposeDialog proposing={proposing} onClose={() => setProposing(null)} />}
    </>
  );
}
