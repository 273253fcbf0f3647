import { GameProof, Quote } from '../analysis/items/Proof';
import { Button } from '../components/actions/Button';
import { Dialog } from '../components/dialogs/Dialog';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { KIND_TITLES } from '../analysis/items/AnalysisItems';
import { useApi } from '../api/queries/use-api';
import type { TaxonomyEntry } from '../api/types';
import { EmptyState } from '../components/states/EmptyState';
import { Icon } from '../components/text/Icon';
import { ReadStates } from '../components/lists/ListStates';
import { Chip } from '../components/text/chips';
import { formatCount } from '../components/text/format';
import { gamesWithItemPath } from '../routes';
import { describeVerdicts, formatPrecision } from './Entries';

interface EntryDialogProps {
  entry: TaxonomyEntry;
  onOpen: (id: string) => void;
  onPropose: () => void;
  onClose: () => void;
}

/** An entry: definition, boundaries, and its games. */
export function EntryDialog({ entry, onOpen, onPropose, onClose }: EntryDialogProps) {
  const { name, kind, family, definition, aliases, team, games } = entry;
  return (
    <Dialog title={name} onClose={onClose}>
      <div className="dialog-body stack">
        <p className="row wrap">
          <Chip>{KIND_TITLES[kind]}</Chip>
          <Chip>{family}</Chip>
          {team && <Chip>Team</Chip>}
        </p>
        <p>{definition}</p>
        {aliases.length > 0 && <p className="text-13 muted">Also called: {aliases.join(', ')}</p>}
        <Boundary entry={entry} onOpen={onOpen} />
        <Part title="Precision">
          <p className="text-13">
            {formatPrecision(entry) && <b>{formatPrecision(entry)} </b>}
            <span className="muted">{describeVerdicts(entry)}</span>
          </p>
        </Part>
        <Part title="Games that have it">
          <Games entry={entry} />
        </Part>
        <div className="row wrap between">
          <Button icon="plus" label="Propose a cue" size="small" onClick={onPropose} />
          {games > 0 && (
            <Link className="link" to={gamesWithItemPath(entry.id)}>
              {games === 1 ? 'Show the game' : `Show all ${formatCount(games)} games`}
            </Link>
          )}
        </div>
      </div>
    </Dialog>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="stack close">
    <h3 className="text-12 muted">{title}</h3>
    {children}
  </section>
);

/** Examples, counterexamples and related entries. */
function Boundary({ entry, onOpen }: Pick<EntryDialogProps, 'entry' | 'onOpen'>) {
  const { boundary, examples, counterexample, instead, related, within } = entry;
  const near = [...(within ? [within] : []), ...related.filter((each) => each.id !== within?.id)];
  return (
    <>
      {boundary && <p className="muted">{boundary}</p>}
      {examples.length > 0 && (
        <Part title="Belongs here">
          <ul className="stack close text-13">
            {examples.map((example) => (
              <li key={example} className="row start">
                <Icon name="done" className="small good" />
                <q>{example}</q>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {counterexample && instead && (
        <Part title="Does not belong here">
          <p className="row start text-13">
            <Icon name="close" className="small wrong" />
            <span>
              <q>{counterexample}</q> is{' '}
              <button type="button" className="link-button" onClick={() => onOpen(instead.id)}>
                {instead.name}
              </button>
            </span>
          </p>
        </Part>
      )}
      {near.length > 0 && (
        <Part title="Related entries">
          <p className="row wrap">
            {near.map((other) => (
              <button key={other.id} type="button" className="link-button" onClick={() => onOpen(other.id)}>
                {other.name}
              </button>
            ))}
          </p>
        </Part>
      )}
    </>
  );
}

function Games({ entry: { id } }: Pick<EntryDialogProps, 'entry'>) {
  const read = useApi('/api/taxonomy/{id}/games', { id });
  return (
    <ReadStates
      what="games"
      rows={read.data}
      read={read}
      nothing={
        <EmptyState title="No game has it yet">
          Games appear here once an analysis names this entry. Analyze games on Game Rankings or Games.
        </EmptyState>
      }
    >
      <ol className="stack tight">
        {read.data?.map((game) => (
          <GameProof key={game.bundleId} game={game} size="small">
            {game.quote && <Quote text={game.quote} />}
          </GameProof>
        ))}
      </ol>
    </ReadStates>
  );
}
