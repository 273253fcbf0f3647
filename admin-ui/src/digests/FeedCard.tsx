import { sendApi } from '../api/send-api';
import { Button } from '../components/actions/Button';
import { useState } from 'react';
import { useApi } from '../api/queries/use-api';
import { useAction } from '../components/actions/use-action';
import { useQuestion } from '../components/dialogs/use-question';
import { CopyButton } from '../components/actions/CopyButton';
import { Card } from '../components/page/Card';
import { ReadStates } from '../components/lists/ListStates';
import { LinesSkeleton } from '../components/states/Skeleton';
import { formatLocalDate } from '../components/text/format';

/** A private feed of the user's digests. */
export function FeedCard() {
  const [url, setUrl] = useState<string | null>(null);
  const [ask, dialog] = useQuestion();
  const read = useApi('/api/digests/feed');
  const feed = read.data;
  const make = async () => setUrl((await sendApi('POST', '/api/digests/feed')).url);
  const first = useAction(make, "Couldn't get an address");
  const askFirst = (title: string, confirmLabel: string, run: () => Promise<unknown>) =>
    ask({
      ...{ title, confirmLabel, run },
      text: 'Feed readers with the old address stop receiving digests.',
      failed: 'The address could not be changed',
    });
  const revoke = async () => {
    await sendApi('DELETE', '/api/digests/feed');
    setUrl(null);
  };
  return (
    <Card title="Atom feed">
      <div className="stack tight">
        <p className="text-13 muted">
          Read your digests in a feed reader. Anyone with the address can read them.
        </p>
        <ReadStates what="feed" rows={feed} read={read} loading={<LinesSkeleton label="Loading the feed" />}>
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
              Your address was created on {formatLocalDate(feed.createdAt)} and ends with {feed.ending}.
            </p>
          )}
          <div className="row wrap">
            {url && <CopyButton text={url} label="Copy the address" />}
            {feed?.exists ? (
              <>
                <Button
                  label="New address…"
                  size="small"
                  onClick={() => askFirst('Get a new address?', 'Get a new address', make)}
                />
                <Button
                  label="Revoke…"
                  size="small"
                  onClick={() => askFirst('Revoke the address?', 'Revoke', revoke)}
                />
              </>
            ) : (
              <Button
                label="Get an address"
                size="small"
                onClick={() => void first.run()}
                disabled={first.busy}
              />
            )}
          </div>
        </ReadStates>
      </div>
      {dialog}
    </Card>
  );
}
