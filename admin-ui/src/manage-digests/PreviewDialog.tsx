import { Button } from '../components/actions/Button';
import { Dialog } from '../components/dialogs/Dialog';
import { useQuery } from '@tanstack/react-query';
import type { DigestPreviewInput } from '../api/types';
import { api, readData } from '../api/client';
import { ReadStates } from '../components/lists/ListStates';
import { LinesSkeleton } from '../components/states/Skeleton';
import { DigestFrame } from './DigestFrame';

/** Preview of the most recent digest. */
export function PreviewDialog({ request, onClose }: { request: DigestPreviewInput; onClose: () => void }) {
  const read = useQuery({
    queryKey: ['digests', 'preview', request],
    queryFn: ({ signal }) => readData(api.POST('/api/digests/preview', { body: request, signal })),
    retry: false,
  });
  const preview = read.data;
  return (
    <Dialog title={preview?.title ?? 'Preview'} onClose={onClose} maxWidth="md">
      <div className="dialog-body" aria-busy={read.isFetching}>
        <ReadStates
          what="preview"
          rows={preview}
          read={read}
          loading={<LinesSkeleton label="Writing the digest" />}
        >
          {preview && <DigestFrame html={preview.html} title={preview.title} />}
        </ReadStates>
      </div>
      <div className="dialog-foot">
        <Button label="Close" onClick={onClose} />
      </div>
    </Dialog>
  );
}
