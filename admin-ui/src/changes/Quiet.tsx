import { Button } from '../components/actions/Button';
import { useApi } from '../api/queries/use-api';
import { Card } from '../components/page/Card';
import { countNoun, formatCount, formatDateTime } from '../components/text/format';
import { coveragePath } from '../routes';

const SHOWN = 3;
const POLL = 60_000;

/** Scheduled charts without a capture, whose changes are unknown. Hidden while all were captured. */
export function Quiet() {
  const { data } = useApi('/api/coverage/status', {}, { refetchInterval: POLL });
  const [first] = data?.examples ?? [];
  if (!data || !first) return null;
  const { missing, examples } = data;
  const shown = examples.slice(0, SHOWN);
  return (
    <Card
      title={`${countNoun(missing, 'chart')} missing`}
      aside={<Button label="Open coverage" size="small" to={coveragePath(first)} />}
    >
      <p className="text-13">
        They weren't captured, so their changes are missing. Changes appear at their own dates once the charts
        are imported.
      </p>
      <ul className="text-13 muted">
        {shown.map(({ label, dueAt }) => (
          <li key={label}>
            {label}, due {formatDateTime(dueAt)}
          </li>
        ))}
        {missing > shown.length && <li>and {formatCount(missing - shown.length)} more</li>}
      </ul>
    </Card>
  );
}
