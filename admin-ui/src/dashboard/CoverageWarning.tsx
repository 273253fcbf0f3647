import { Button } from '../components/actions/Button';
import { useApi } from '../api/queries/use-api';
import { Banner } from '../components/states/Banner';
import { countNoun, formatDateTime } from '../components/text/format';
import { coveragePath } from '../routes';

const POLL = 60_000;

/** Shown when scheduled charts weren't captured. */
export function CoverageWarning() {
  const { data } = useApi('/api/coverage/status', {}, { refetchInterval: POLL });
  const [first] = data?.examples ?? [];
  if (!data || !first) return null;
  const { missing, since, nextRunAt } = data;
  return (
    <Banner
      tone="error"
      title={`${countNoun(missing, 'chart was', 'charts were')} not captured${since ? ` since ${formatDateTime(since)}` : ''}`}
      action={<Button label="Open coverage" size="small" to={coveragePath(first)} />}
    >
      <p>
        {first.label}: {first.reason} {nextRunAt && `The next run is ${formatDateTime(nextRunAt)}.`}
      </p>
    </Banner>
  );
}
