import { Button } from '../components/actions/Button';
import { ToggleChoice } from '../components/filters/ToggleChoice';
import { useState } from 'react';
import { useApi } from '../api/queries/use-api';
import type { RevenueEntry, RevenueOverview } from '../api/types';
import { LoadError } from '../components/states/LoadError';
import { ExportMenu } from '../components/export/ExportMenu';
import { exportFrom } from '../components/export/use-export';
import { FigureCard } from '../components/figures/FigureCard';
import { MonthPlot } from '../components/figures/MonthPlot';
import { PageHead } from '../components/page/PageHead';
import { SampleNote } from '../components/states/SampleNote';
import { SampleChip } from '../components/text/chips';
import { formatDollars, formatDollarsShort, formatMonth } from '../components/text/format';
import { useMonths } from '../components/figures/use-months';
import { ScreenSpinner } from '../components/states/Spinner';
import { useScreenActions } from '../components/actions/screen-actions';
import { RevenueEntries } from './RevenueEntries';
import { RevenueEntryDialog } from './RevenueEntryDialog';
import { RevenueImportDialog } from './RevenueImportDialog';

const RANGES = [5, 12, 24] as const;
const DEFAULT_RANGE = 5;
/** Top of the scale for sample figures. */
const SAMPLE_SCALE = 150_000;

/** /admin/revenue: revenue of the studio's games. */
export function Revenue() {
  const [months, choose] = useMonths(RANGES, DEFAULT_RANGE);
  const [editing, setEditing] = useState<RevenueEntry | 'new' | null>(null);
  const [importing, setImporting] = useState(false);
  const { data, error, refetch } = useApi(
    '/api/revenue-entries/overview',
    { months },
    { placeholderData: (before) => before },
  );
  useScreenActions([
    { icon: 'plus', label: 'Add entry', run: () => setEditing('new') },
    { icon: 'upload', label: 'Import CSV', run: () => setImporting(true) },
  ]);
  return (
    <>
      <PageHead
        title="Revenue Overview"
        asOf={data ? <Span overview={data} /> : <span>US dollars</span>}
        actions={
          <>
            <ExportMenu
              what="revenue"
              label="Export Report"
              {...exportFrom('/api/revenue-entries', { filter: {}, sort: ['month', 'DESC'] })}
            />
            <Button icon="upload" label="Import CSV" onClick={() => setImporting(true)} />
            <Button icon="plus" label="Add entry" primary onClick={() => setEditing('new')} />
          </>
        }
      />
      {data?.sample && (
        <SampleNote resource="revenue-entries">
          These are sample figures. They disappear with your first entry.
        </SampleNote>
      )}
      {error && <LoadError title="Couldn't load the revenue" error={error} onRetry={refetch} />}
      {data ? (
        <>
          <Figures overview={data} />
          <MonthPlot
            title="History"
            aside={
              <ToggleChoice
                label="Range"
                size="small"
                value={months}
                options={RANGES.map((range) => [range, `${range} months`])}
                onChange={choose}
              />
            }
            rows={data.months.map((month) => ({ ...month }))}
            series={[
              { key: 'inAppPurchases', name: 'In-app purchases', color: 'var(--plot-1)' },
              { key: 'advertisements', name: 'Advertisements', color: 'var(--plot-2)' },
            ]}
            {...(data.sample && { maximum: SAMPLE_SCALE })}
            format={formatDollarsShort}
            formatExactly={formatDollars}
            label={data.months
              .map(({ month, total }) => `${formatMonth(month)}: ${formatDollars(total)}`)
              .join('; ')}
          />
        </>
      ) : (
        !error && <ScreenSpinner />
      )}
      {(data || error) && <RevenueEntries onEdit={setEditing} onAdd={() => setEditing('new')} />}
      {editing && (
        <RevenueEntryDialog entry={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      {importing && <RevenueImportDialog onClose={() => setImporting(false)} />}
    </>
  );
}

function Span({ overview: { months, sample } }: { overview: RevenueOverview }) {
  const [first, last] = [months[0], months.at(-1)];
  if (!first || !last) return null;
  return (
    <>
      <span>
        {formatMonth(first.month)} to {formatMonth(last.month)}
      </span>
      <span>US dollars</span>
      {sample && <SampleChip />}
    </>
  );
}

function Figures({ overview }: { overview: RevenueOverview }) {
  const { total, growth, inAppPurchases, advertisements, sample, months } = overview;
  const [before, last] = months.slice(-2);
  const against = before && last ? `${formatMonth(last.month)} vs ${formatMonth(before.month)}` : '';
  const share = (part: number) => (total > 0 ? `${Math.round((part / total) * 100)}% of the total. ` : '');
  return (
    <div className="grid narrow">
      <FigureCard
        title="Total Revenue"
        value={formatDollars(total)}
        change={growth}
        basis={`All months shown; ${against}.`}
        sample={sample}
      />
      <FigureCard
        title="In-app purchases"
        value={formatDollars(inAppPurchases.total)}
        change={inAppPurchases.growth}
        basis={`${share(inAppPurchases.total)}${against}.`}
        sample={sample}
      />
      <FigureCard
        title="Advertisements"
        value={formatDollars(advertisements.total)}
        change={advertisements.growth}
        basis={`${share(advertisements.total)}${against}.`}
        sample={sample}
      />
    </div>
  );
}
