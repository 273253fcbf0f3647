import { Button } from '../components/actions/Button';
import { useQuery } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import { api, readData } from '../api/client';
import type { AlertRulePreview } from '../api/types';
import { describeErrorSentence } from '../api/problem';
import { countNoun, countryName, formatDate } from '../components/text/format';
import { useDebounced } from '../components/filters/use-debounced';
import { type RuleValues, toTerms } from './rule-terms';

type PreviewedAlert = AlertRulePreview['alerts'][number];

const PAUSE_MS = 400;
/** Number of alerts in 90 days above which saving asks for a preview. */
const LOUD = 60;
const formatRate = (rate: number): string => (rate < 1.5 ? '1' : String(Math.round(rate)));

/** Alerts that the rule in the form would have sent in the last 90 days. */
export function RulePreview() {
  const { watch, setValue } = useFormContext<RuleValues>();
  const values = watch();
  const terms = useDebounced(JSON.stringify(toTerms(values)), PAUSE_MS);
  const { data, error, isFetching } = useQuery({
    queryKey: ['alert-rules', 'preview', terms],
    queryFn: ({ signal }) => {
      const body = JSON.parse(terms) as ReturnType<typeof toTerms>;
      return readData(api.POST('/api/alert-rules/preview', { body, signal }));
    },
    placeholderData: (before) => before,
    retry: false,
  });
  return (
    <section className="well stack tight" aria-label="Preview" aria-busy={isFetching}>
      <p role="status">
        {error ? describeErrorSentence(error) : data ? describeCounts(data) : 'Checking the last 90 days…'}
      </p>
      {data && !error && data.alerts.length > 0 && <Alerts preview={data} />}
      {data?.leftOut && !error && <p className="text-12 muted">{data.leftOut}</p>}
      {data && !error && describeHoles(data) && <p className="text-12 muted">{describeHoles(data)}</p>}
      {data && !error && data.firedCount > LOUD && values.delivery === 'now' && (
        <p className="row wrap text-13">
          That’s about {formatRate(data.firedCount / data.days)} a day.
          <Button size="small" onClick={() => setValue('delivery', 'digest', { shouldDirty: true })}>
            Put it in the digest
          </Button>
        </p>
      )}
    </section>
  );
}

function describeCounts({
  firedCount,
  suppressedCount,
  days,
  closest,
  alerts,
  charts,
}: AlertRulePreview): string {
  const times = firedCount === 1 ? 'once' : `${firedCount} times`;
  if (alerts.length > 0)
    return `It would have alerted you ${times} in ${days} days${suppressedCount > 0 ? ` and skipped ${countNoun(suppressedCount, 'repeat')}` : ''}.`;
  if (closest)
    return `It would have sent no alerts in ${days} days. ${closest.title} came closest: #${closest.rank}, ${countryName(closest.country)}.`;
  if (charts.length > 0 && charts.every(({ capturedDays }) => capturedDays < 2))
    return 'Not enough history yet. A rule compares two captures of a chart.';
  return `It would have sent no alerts in ${days} days.`;
}

/** Charts that weren't captured on every day. */
function describeHoles({ charts, days }: AlertRulePreview): string {
  if (charts.length === 0) return '';
  const least = Math.min(...charts.map(({ capturedDays }) => capturedDays));
  const count = countNoun(charts.length, 'chart');
  const which = charts.every(({ capturedDays }) => capturedDays === least) ? 'each' : 'one of them';
  return least < days
    ? `Checked against ${count}; ${which} was captured on ${least} of ${days} days, so some alerts may be missing.`
    : `Checked against ${count}; no day is missing.`;
}

const describeAlert = ({ occurredAt, title, rank, state }: PreviewedAlert): string =>
  [
    title,
    rank !== null && `#${rank}`,
    formatDate(occurredAt),
    state === 'suppressed' && 'skipped as a repeat',
  ]
    .filter(Boolean)
    .join(', ');

/** Draws sent alerts above suppressed ones. */
const suppressedFirst = (a: PreviewedAlert, b: PreviewedAlert) => b.state.localeCompare(a.state);

const STEPS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };

function Alerts({ preview: { alerts, from, to } }: { preview: AlertRulePreview }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const start = Date.parse(from);
  const share = (time: string) => ((Date.parse(time) - start) / (Date.parse(to) - start)) * 100;
  const current = chosen === null ? undefined : alerts[Math.min(chosen, alerts.length - 1)];
  const onKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = chosen === null ? (step < 0 ? alerts.length - 1 : 0) : chosen + step;
    setChosen(Math.max(0, Math.min(alerts.length - 1, next)));
  };
  return (
    <>
      {/* One dot per alert, by day; hollow dots were suppressed. */}
      <div
        role="slider"
        tabIndex={0}
        aria-label="Alerts of the last 90 days"
        aria-valuemin={0}
        aria-valuemax={alerts.length - 1}
        aria-valuenow={chosen ?? 0}
        aria-valuetext={current ? describeAlert(current) : 'No alert chosen'}
        onKeyDown={onKeyDown}
        onBlur={() => setChosen(null)}
      >
        <svg width="100%" height="12" overflow="visible" aria-hidden="true">
          <line x1="0" x2="100%" y1="6" y2="6" stroke="var(--hairline)" />
          {[...alerts].sort(suppressedFirst).map((alert, at) => (
            <circle
              key={at}
              cx={`${share(alert.occurredAt)}%`}
              cy="6"
              r={alert === current ? 5 : 3}
              stroke="var(--accent)"
              strokeWidth="2"
              fill={alert.state === 'suppressed' ? 'var(--ground)' : 'var(--accent)'}
              onPointerEnter={() => setChosen(alerts.indexOf(alert))}
              onPointerLeave={() => setChosen(null)}
            />
          ))}
        </svg>
      </div>
      <div className="row between text-12 muted" aria-hidden="true">
        <span>{formatDate(from)}</span>
        <span>{formatDate(to)}</span>
      </div>
      {/* Always two lines: nothing moves when the pointer reaches a dot. */}
      <p className="text-12 muted clamp short" style={{ minHeight: '3em' }} aria-hidden="true">
        {current && <b>{describeAlert(current)}</b>}
      </p>
      <details className="text-13">
        <summary>Show as a list</summary>
        <ul className="stack close scroll">
          {[...alerts].reverse().map(({ occurredAt, title, text, state }, at) => (
            <li key={at}>
              {formatDate(occurredAt)}: {title}
              {text && `. ${text}`}
              {state === 'suppressed' && <span className="muted"> (skipped as a repeat)</span>}
            </li>
          ))}
        </ul>
      </details>
    </>
  );
}
