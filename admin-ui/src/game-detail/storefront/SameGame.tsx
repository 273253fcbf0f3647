import { Button } from '../../components/actions/Button';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { Link } from 'react-router';
import type { GameMatch } from '../../api/types';
import { StoreText } from '../../components/text/StoreText';
import { formatLocalDate } from '../../components/text/format';
import { gamePath } from '../../routes';
import { DecisionButtons } from '../../same-game/DecisionButtons';
import { LoadError } from '../../components/states/LoadError';
import { MatchEvidence } from '../../same-game/MatchEvidence';
import { useDecide } from '../../same-game/use-decide';

/** Open proposals first. */
const ORDER: GameMatch['status'][] = ['proposed', 'linked', 'split', 'rejected'];

/** The matching game in the other store; nothing when no game is similar. */
export function SameGame({ bundleId }: { bundleId: string }) {
  const { data = [], error, refetch } = useGetList<GameMatch>('unified-games', { filter: { bundleId } });
  const { run, busy } = useDecide();
  const [open, setOpen] = useState(false);
  const [match] = data.toSorted((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status));
  if (error && !match)
    return <LoadError title="Couldn't load the same game" error={error} onRetry={refetch} />;
  if (!match) return null;
  return (
    <div className="card-body stack close" role="group" aria-label="Same game in the other store">
      <div className="row wrap">
        <p className="grow text-13">
          <Sentence match={match} bundleId={bundleId} />
        </p>
        <Button label="Why" size="small" variant="text" aria-expanded={open} onClick={() => setOpen(!open)} />
        <DecisionButtons match={match} busy={busy} onDecide={(decision) => void run(match, decision)} />
      </div>
      {open && <MatchEvidence match={match} />}
    </div>
  );
}

function Sentence({ match, bundleId }: { match: GameMatch; bundleId: string }) {
  const { android, ios, status, decidedByName, decidedAt } = match;
  if (status === 'linked') {
    const by =
      decidedByName && decidedAt ? ` by ${decidedByName}, ${formatLocalDate(decidedAt)}` : ' automatically';
    return (
      <>
        Linked{by}: <span className="break">{ios.bundleId}</span> is this game on the App Store.
      </>
    );
  }
  const other = bundleId === android.bundleId ? ios : android;
  const store = other === ios ? 'the App Store' : 'Google Play';
  return (
    <>
      {status === 'proposed' ? 'Same game? ' : 'Not the same game as '}
      <Link className="link" to={gamePath(other.bundleId)}>
        <StoreText>{other.title}</StoreText>
      </Link>{' '}
      on {store}
    </>
  );
}
