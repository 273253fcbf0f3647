import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { type AlertRulePreview, previewRule } from '../../api/alerts';
import { describeErrorSentence } from '../../api/problem';
import { formatDate } from '../../components/format';
import { useSettled } from '../../components/use-settled';
import { type RuleValues, toTerms } from './rule-terms';

type Told = AlertRulePreview['alerts'][number];

const PAUSE_MS = 400;

/** What the rule in the form would have told over the last 90 days. */
export function RulePreview({ watchlistId }: { watchlistId: string }) {
  const values = useFormContext<RuleValues>().watch();
  const terms = useSettled(JSON.stringify(toTerms(values, watchlistId)), PAUSE_MS);
  const { data, error, isFetching } = useQuery({
    queryKey: ['alert-rules', 'preview', terms],
    queryFn: ({ signal }) => previewRule(JSON.parse(terms) as ReturnType<typeof toTerms>, signal),
    placeholderData: (before) => before,
    retry: false,
  });
  return (
    <section className="well stack tight" aria-label="Preview" aria-busy={isFetching}>
      <p role="status">
        {error ? describeErrorSentence(error) : data ? describeTold(data) : 'Looking at the last 90 days…'}
      </p>
      {data && !error && data.alerts.length > 0 && <Alerts preview={data} />}
    </section>
  );
}

function describeTold({ told, held, days, closest, alerts, charts }: AlertRulePreview): string {
  const times = told === 1 ? 'once' : `${told} times`;
  if (alerts.length > 0)
    return `It would have told you ${times} in ${days} days${held > 0 ? ` and kept quiet ${held === 1 ? 'once' : `${held} times`}` : ''}.`;
  if (closest)
    return `It would have told you nothing in ${days} days. ${closest.title} came closest: ${closest.rank} in ${closest.country.toUpperCase()}.`;
  if (charts.length > 0 && charts.every(({ capturedDays }) => capturedDays < 2))
    return 'There is not enough history yet: a rule compares two captures of a chart.';
  return `It would have told you nothing in ${days} days.`;
}

/** What was told is drawn over what was kept quiet. */
const heldFirst = (a: Told, b: Told) => a.state.localeCompare(b.state);

function Alerts({ preview: { alerts, from, to } }: { preview: AlertRulePreview }) {
  const start = Date.parse(from);
  const share = (time: string) => ((Date.parse(time) - start) / (Date.parse(to) - start)) * 100;
  return (
    <>
      {/* One dot for each alert, by its day; hollow ones were kept quiet. */}
      <svg width="100%" height="12" overflow="visible" aria-hidden="true">
        <line x1="0" x2="100%" y1="6" y2="6" stroke="var(--hairline)" />
        {[...alerts].sort(heldFirst).map(({ occurredAt, state }, at) => (
          <circle
            key={at}
            cx={`${share(occurredAt)}%`}
            cy="6"
            r="3"
            stroke="var(--accent)"
            strokeWidth="2"
            fill={state === 'held' ? 'var(--ground)' : 'var(--accent)'}
          />
        ))}
      </svg>
      <div className="row between text-12 muted" aria-hidden="true">
        <span>{formatDate(from)}</span>
        <span>{formatDate(to)}</span>
      </div>
      <details className="text-13">
        <summary>Show as a list</summary>
        <ul className="stack close scroll">
          {[...alerts].reverse().map(({ occurredAt, title, text, state }, at) => (
            <li key={at}>
              {formatDate(occurredAt)}: {title}
              {text && `. ${text}`}
              {state === 'held' && <span className="muted"> (kept quiet)</span>}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
