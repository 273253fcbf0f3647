import { Button } from '../../components/actions/Button';
import { IconButton } from '../../components/actions/IconButton';
import { useGetManyAggregate } from 'react-admin';
import { Link } from 'react-router';
import type { Comparable, Game, Idea } from '../../api/types';
import { GameIcon } from '../../components/games/GameIcon';
import { StoreText } from '../../components/text/StoreText';
import { gamePath } from '../../routes';
import type { IdeaEditor } from '../editor/idea-editor';
import { useEditing } from '../editor/use-editing';
import { ComparablesForm } from './ComparablesForm';

/** Comparable games, each with similarities or differences. */
export function ComparablesField({ idea, editor }: { idea: Idea; editor: IdeaEditor }) {
  const draft = `idea ${idea.id} comparables`;
  const { comparables } = idea;
  const { editing, opener, open, close } = useEditing(draft, JSON.stringify(comparables));
  const save = (games: Comparable[]) => {
    editor.change('editing the comparable games', { ...editor.snapshot().idea, comparables: games });
    close();
  };
  return (
    <section className="field stack close wide" aria-label="Comparable games">
      <div className="row between">
        <h3 className="text-12 muted">Comparable games</h3>
        {!editing && comparables.length > 0 && (
          <IconButton icon="edit" label="Edit comparable games" ref={opener} title="Edit" onClick={open} />
        )}
      </div>
      {editing ? (
        <ComparablesForm draft={draft} games={comparables} onSave={save} onCancel={close} />
      ) : comparables.length > 0 ? (
        <ComparableGames games={comparables} />
      ) : (
        <>
          <p className="text-13 muted">Not decided. Which games would a player compare it with, and why?</p>
          <div>
            <Button icon="plus" label="Add a game" ref={opener} size="small" onClick={open} />
          </div>
        </>
      )}
    </section>
  );
}

function ComparableGames({ games }: { games: Comparable[] }) {
  const ids = games.flatMap(({ bundleId }) => bundleId ?? []);
  const { data: known } = useGetManyAggregate<Game>('games', { ids }, { enabled: ids.length > 0 });
  return (
    <ul className="grid narrow">
      {games.map(({ title, note, bundleId }, at) => {
        const game = known?.find((each) => each?.id === bundleId);
        return (
          <li key={at} className="row start">
            <GameIcon url={game?.iconUrl ?? null} title={title} size="small" />
            <span className="grow stack close">
              {game ? (
                <Link className="text-13" to={gamePath(game.bundleId)}>
                  <StoreText>{title}</StoreText>
                </Link>
              ) : (
                <StoreText className="text-13">{title}</StoreText>
              )}
              {note && (
                <span className="text-12 muted break" dir="auto">
                  {note}
                </span>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
