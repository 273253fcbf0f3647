import { create } from '../../api/send-api';
import { Button } from '../../components/actions/Button';
import { exportList } from '../../api/queries/export-list';
import type { GameNote } from '../../api/types';
import { Card } from '../../components/page/Card';
import { ReadStates } from '../../components/lists/ListStates';
import { ExportMenu } from '../../components/export/ExportMenu';
import { formatCount } from '../../components/text/format';
import { Spinner } from '../../components/states/Spinner';
import { NoteForm } from './NoteForm';
import { NoteItem } from './NoteItem';
import { useNewest } from '../use-newest';

/** The team's notes on a game, newest first. */
export function Notes({ bundleId }: { bundleId: string }) {
  const { read, showMore } = useNewest<GameNote>(`games/${bundleId}/notes`, 'createdAt');
  const { data, total = 0, isFetching } = read;
  return (
    <Card
      title="Team notes"
      aside={
        total > 0 && (
          <ExportMenu
            what="notes"
            fileName={`notes-${bundleId}`}
            hasParquet
            content={(format) =>
              exportList('/api/games/{bundleId}/notes', format, {
                params: { bundleId },
                filter: {},
                sort: ['createdAt', 'DESC'],
              })
            }
          />
        )
      }
    >
      <div className="stack">
        <NoteForm
          label="New note"
          action="Add note"
          draft={`note on ${bundleId}`}
          onSave={(text) => create('/api/games/{bundleId}/notes', { bundleId, body: { text } })}
        />
        <ReadStates
          what="notes"
          rows={data}
          read={read}
          loading={<Spinner label="Loading the notes" slow="Still loading the notes." />}
          nothing={
            <p className="text-13 muted">No notes yet. What you write here is seen by the whole team.</p>
          }
        >
          <ul className="lines bare" aria-label="Notes" aria-busy={isFetching}>
            {data?.map((note) => (
              <NoteItem key={note.id} note={note} />
            ))}
          </ul>
        </ReadStates>
        {data && total > data.length && (
          <Button size="small" onClick={showMore} disabled={isFetching}>
            Show more notes ({formatCount(total)})
          </Button>
        )}
      </div>
    </Card>
  );
}
