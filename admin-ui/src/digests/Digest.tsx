import { Button } from '../components/actions/Button';
import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useParams } from 'react-router';
import { api, readData } from '../api/client';
import { readApi } from '../api/queries/use-api';
import { ReadStates } from '../components/lists/ListStates';
import { PageHead } from '../components/page/PageHead';
import { LinesSkeleton } from '../components/states/Skeleton';
import { SampleChip } from '../components/text/chips';
import { formatDateTime } from '../components/text/format';
import { saveFile } from '../components/export/save-file';
import { DigestFrame } from '../manage-digests/DigestFrame';
import { ROUTES } from '../routes';

const toFile = (html: string): Blob => new Blob([html], { type: 'text/html' });

/** Opens the file in its own tab, under the same restrictions. */
function openFile(html: string): void {
  const address = URL.createObjectURL(toFile(html));
  window.open(address, '_blank', 'noopener');
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** /admin/digests/{id}: a stored digest. */
export function Digest() {
  const { id = '' } = useParams();
  const frame = useRef<HTMLIFrameElement>(null);
  const read = useQuery({
    queryKey: ['digests', id],
    queryFn: async ({ signal }) => {
      const file = { params: { path: { id } }, parseAs: 'text', signal } as const;
      const [digest, html] = await Promise.all([
        readApi('/api/digests/{id}', { id }, signal),
        readData(api.GET('/api/digests/{id}/html', file)),
      ]);
      return { ...digest, html };
    },
  });
  const digest = read.data;
  return (
    <>
      <PageHead
        title={digest?.title ?? 'Digest'}
        compact
        asOf={
          digest && (
            <>
              <span>
                <Link to={ROUTES.digests}>All digests</Link>
              </span>
              <span>Written {formatDateTime(digest.createdAt)}</span>
              {digest.sample && <SampleChip />}
            </>
          )
        }
        actions={
          digest && (
            <>
              <Button icon="print" onClick={() => frame.current?.contentWindow?.print()}>
                <span>Print</span>
              </Button>
              <Button icon="download" onClick={() => saveFile(toFile(digest.html), `${digest.title}.html`)}>
                <span>Download</span>
              </Button>
              <Button icon="external" onClick={() => openFile(digest.html)}>
                <span>Open as file</span>
              </Button>
            </>
          )
        }
      />
      <ReadStates
        what="digest"
        rows={digest}
        read={read}
        loading={<LinesSkeleton label="Loading the digest" />}
      >
        {digest && <DigestFrame html={digest.html} title={digest.title} frame={frame} />}
      </ReadStates>
    </>
  );
}
