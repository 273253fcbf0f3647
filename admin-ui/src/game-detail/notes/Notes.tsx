import { create } from '../../api/send-api';
import { Button } from '../../components/actions/Button';
import { useState } from 'react';
import { useGetList } from 'react-admin';
import { exportList } from '../../api/queries/export-list';
import { keepWithin } from '../../api/queries/keep-within';
import type { GameNote } from '../../api/types';
import { Card } from '../../components/page/Card';
import { ReadStates } from '../../components/lists/ListStates';
import { ExportMenu } from '../../components/export/ExportMenu';
import { formatCount } from '../../components/text/format';
import { Spinner } from '../../components/states/Spinner';
import { NoteForm } from './NoteForm';
import { NoteItem } from './NoteItem';

const STEP = 10;

/** The team's notes on a game, newest first. */
export function Notes({ bundleId }: { bundleId: string }) {
  const [count, setCount] = useState(STEP);
  const resource = `games/${bundleId}/notes`;
  const read = useGetList<GameNote>(
    resource,
    { pagination: { page: 1, perPage: count }, sort: { field: 'createdAt', order: 'DESC' } },
    { placeholderData: keepWithin([resource]) },
  );
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
          <Button size="small" onClick={() => setCount(count + STEP)} disabled={isFetching}>
            Show more notes ({formatCount(total)})
          </Button>
        )}
      </div>
    </Card>
  );
}
