import { sendApi } from '../api/send-api';
import { Button } from '../components/actions/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../api/queries/use-api';
import { ConfirmDialog } from '../components/dialogs/ConfirmDialog';
import { CopyButton } from '../components/actions/CopyButton';
import { Card } from '../components/page/Card';
import { ReadStates } from '../components/lists/ListStates';
import { LinesSkeleton } from '../components/states/Skeleton';
import { formatDate } from '../components/text/format';

const KEY = ['digests', 'feed'];

/** A private feed of the user's digests. */
export function FeedCard() {
  const queryClient = useQueryClient();
  const [url, setUrl] = useState<string | null>(null);
  const [dialog, setDialog] = useState<'new' | 'revoke' | null>(null);
  const read = useApi('/api/digests/feed');
  const feed = read.data;
  const make = async () => {
    const { url: address, ...made } = await sendApi('POST', '/api/digests/feed');
    setUrl(address);
    queryClient.setQueryData(KEY, made);
  };
  return (
    <Card title="Atom feed">
      <div className="stack tight">
        <p className="text-13 muted">
          Read your digests in a feed reader. Anyone with the address can read them.
        </p>
        <ReadStates
          what="feed"
          rows={feed && [feed]}
          read={read}
          loading={<LinesSkeleton label="Loading the feed" />}
          nothing={null}
        >
          {url && (
            <>
              {/* Lets browsers and extensions discover the feed. */}
              <link rel="alternate" type="application/atom+xml" title="Gamekit digests" href={url} />
              <p role="status">Copy the address now. It won't be shown again.</p>
              <code className="well break" tabIndex={0}>
                {url}
              </code>
            </>
          )}
          {feed?.exists && !url && feed.createdAt && (
            <p className="text-13">
              Your address was created on {formatDate(feed.createdAt)} and ends with {feed.ending}.
            </p>
          )}
          <div className="row wrap">
            {url && <CopyButton text={url} label="Copy the address" />}
            <Button size="small" onClick={() => (feed?.exists ? setDialog('new') : void make())}>
              {feed?.exists ? 'New address…' : 'Get an address'}
            </Button>
            {feed?.exists && <Button label="Revoke…" size="small" onClick={() => setDialog('revoke')} />}
          </div>
        </ReadStates>
      </div>
      {dialog && (
        <ConfirmDialog
          title={dialog === 'new' ? 'Get a new address?' : 'Revoke the address?'}
          confirmLabel={dialog === 'new' ? 'Get a new address' : 'Revoke'}
          failed="The address could not be changed"
          onConfirm={async () => {
            if (dialog === 'new') return make();
            queryClient.setQueryData(KEY, await sendApi('DELETE', '/api/digests/feed'));
            setUrl(null);
          }}
          onClose={() => setDialog(null)}
        >
          <p>Feed readers with the old address stop receiving digests.</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
