import { useQuery } from '@tanstack/react-query';
import { listGameEvents } from '../api/charts/changes';
import type { Storefront } from '../api/games/market-data';
import { LoadError } from '../components/states/LoadError';
import { formatDate } from '../components/text/format';
import { ChangeLine } from '../events/ChangeLine';

const SHOWN = 3;

/** The latest versions, each with what its release notes say is new. Nothing before the second version. */
export function VersionFacts({
  bundleId,
  storefront: { platform, country },
}: {
  bundleId: string;
  storefront: Storefront;
}) {
  const { data, error, refetch } = useQuery({
    queryKey: ['events', bundleId, platform, country, 'versions'],
    queryFn: ({ signal }) =>
      listGameEvents({ bundleId, platform: platform!, country, types: ['store.version_released'] }, signal),
    enabled: platform !== undefined,
  });
  if (error && !data)
    return <LoadError title="Couldn't load the latest versions" error={error} onRetry={refetch} />;
  if (!data || data.length === 0) return null;
  return (
    <section className="stack close text-13" aria-label="Latest versions">
      <b>Latest versions</b>
      <ol className="stack tight">
        {data
          .slice(-SHOWN)
          .reverse()
          .map((event) => (
            <li key={event.id}>
              <time dateTime={event.occurredAt} className="text-12 muted">
                {formatDate(event.occurredAt)}
              </time>
              <ul>
                <ChangeLine event={event} />
              </ul>
            </li>
          ))}
      </ol>
    </section>
  );
}
