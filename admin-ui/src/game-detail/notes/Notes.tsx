import { create } from '../../api/client';
import { Button } from '../../components/actions/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { exportList } from '../../api/queries/export-list';
import { keepWithin } from '../../api/queries/keep-within';
import { listNotes } from '../../api/games/market-data';
import { Card } from '../../components/page/Card';
import { LoadError } from '../../components/states/LoadError';
import { ExportMenu } from '../../components/export/ExportMenu';
import { formatCount } from '../../components/text/format';
import { Spinner } from '../../components/states/Spinner';
import { NoteForm } from './NoteForm';
import { NoteItem } from './NoteItem';

const STEP = 10;

/** The team's notes on a game, newest first. */
export function Notes({ bundleId }: { bundleId: string }) {
  const queryClient = useQueryClient();
  const [count, setCount] = useState(STEP);
  const listKey = ['games', bundleId, 'notes'];
  const { data, error, isPending, isFetching, refetch } = useQuery({
    queryKey: [...listKey, count],
    queryFn: ({ signal }) => listNotes(bundleId, count, signal),
    placeholderData: keepWithin(listKey),
  });
  const reload = () => queryClient.invalidateQueries({ queryKey: ['games', bundleId, 'notes'] });
  return (
    <Card
      title="Team notes"
      aside={
        data &&
        data.total > 0 && (
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
          onSave={async (text) => {
            await create('/api/games/{bundleId}/notes', { params: { path: { bundleId } }, body: { text } });
            await reload();
          }}
        />
        {data ? (
          data.rows.length > 0 ? (
            <ul className="lines bare" aria-label="Notes" aria-busy={isFetching}>
              {data.rows.map((note) => (
                <NoteItem key={note.id} note={note} bundleId={bundleId} onChanged={reload} />
              ))}
            </ul>
          ) : (
            <p className="text-13 muted">No notes yet. What you write here is seen by the whole team.</p>
          )
        ) : error ? (
          <LoadError title="Couldn't load the notes" error={error} onRetry={refetch} />
        ) : (
          isPending && <Spinner label="Loading the notes" slow="Still loading the notes." />
        )}
        {data && data.total > data.rows.length && (
          <Button size="small" onClick={() => setCount(count + STEP)} disabled={isFetching}>
            Show more notes ({formatCount(data.total)})
          </Button>
        )}
      </div>
    </Card>
  );
}
