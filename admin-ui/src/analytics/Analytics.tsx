import { ToggleChoice } from '../components/filters/ToggleChoice';
import { useApi } from '../api/queries/use-api';
import type { Analytics as Figures } from '../api/types';
import { useAuth } from '../auth/auth-context';
import { LoadError } from '../components/states/LoadError';
import { ExportMenu } from '../components/export/ExportMenu';
import { FigureCard } from '../components/figures/FigureCard';
import { MonthPlot } from '../components/figures/MonthPlot';
import { PageHead } from '../components/page/PageHead';
import { SampleChip } from '../components/text/chips';
import { formatCount, formatDollars, formatDollarsShort, formatMonth } from '../components/text/format';
import { Fragment } from 'react';
import { useMonths } from '../components/figures/use-months';
import { ROUTES } from '../routes';
import { ScreenSpinner } from '../components/states/Spinner';
import { MonthsTable } from './MonthsTable';

const RANGES = [3, 6, 12, 24] as const;
const DEFAULT_RANGE = 6;

/** /admin/analytics: people, revenue and captured charts by month. */
export function Analytics() {
  const [months, choose] = useMonths(RANGES, DEFAULT_RANGE);
  const { data, error, refetch } = useApi(
    '/api/analytics',
    { months },
    { placeholderData: (before) => before },
  );
  return (
    <>
      <PageHead
        title="Analytics"
        asOf={<span>By month, this month to date</span>}
        actions={
          <>
            <ToggleChoice
              label="Months"
              value={months}
              options={RANGES.map((range) => [
                range,
                <Fragment key={range}>
                  {range}
                  <span className="wide-only">&nbsp;months</span>
                </Fragment>,
              ])}
              onChange={choose}
            />
            <ExportMenu
              what="analytics"
              label="Export"
              disabled={!data}
              content={() => (data?.months ?? []).map((row) => ({ ...row }))}
            />
          </>
        }
      />
      {error && <LoadError title="Couldn't load the figures" error={error} onRetry={refetch} />}
      {data ? <AnalyticsFigures data={data} /> : !error && <ScreenSpinner />}
    </>
  );
}

function AnalyticsFigures({ data }: { data: Figures }) {
  const { users, revenue, captures, analyses } = data;
  const { isAdmin } = useAuth();
  return (
    <>
      <div className="grid narrow">
        <FigureCard
          title="Total Users"
          value={formatCount(users.value ?? 0)}
          to={isAdmin ? ROUTES.users : undefined}
          {...pick(users)}
        />
        <FigureCard
          title="Revenue"
          value={formatDollars(revenue.value ?? 0)}
          to={ROUTES.revenue}
          {...pick(revenue)}
        />
        <FigureCard
          title="Charts Captured"
          value={formatCount(captures.value ?? 0)}
          to={ROUTES.rankings}
          {...pick(captures)}
        />
        <FigureCard
          title="Games Analyzed"
          value={formatCount(analyses.value ?? 0)}
          to={ROUTES.analyses}
          {...pick(analyses)}
        />
      </div>
      <AnalyticsPlots data={data} />
      <MonthsTable data={data} />
    </>
  );
}

function AnalyticsPlots({ data: { months, revenueSample } }: { data: Figures }) {
  const rows = months.map((month) => ({ ...month }));
  const last = months.at(-1);
  const inLast = (text: string) => (last ? `; ${text} in ${formatMonth(last.month)}.` : '.');
  return (
    <div className="columns">
      <MonthPlot
        title="Users by month"
        rows={rows}
        series={[{ key: 'users', name: 'Users', color: 'var(--plot-1)' }]}
        format={formatCount}
        label={`Approved people at the end of each month${inLast(formatCount(last?.users ?? 0))}`}
      />
      <MonthPlot
        title="Revenue by month"
        mark={revenueSample && <SampleChip />}
        rows={rows}
        series={[{ key: 'revenue', name: 'Revenue', color: 'var(--plot-3)' }]}
        format={formatDollarsShort}
        formatExactly={formatDollars}
        label={`Revenue by month${inLast(formatDollars(last?.revenue ?? 0))}`}
      />
      <MonthPlot
        title="Charts captured by month"
        rows={rows}
        series={[{ key: 'captures', name: 'Charts', color: 'var(--plot-5)' }]}
        format={formatCount}
        label={`Charts captured by month${inLast(formatCount(last?.captures ?? 0))}`}
      />
      <MonthPlot
        title="Games analyzed by month"
        rows={rows}
        series={[{ key: 'analyses', name: 'Analyses', color: 'var(--plot-6)' }]}
        format={formatCount}
        label={`Games analyzed by month${inLast(formatCount(last?.analyses ?? 0))}`}
      />
    </div>
  );
}

const pick = ({ change, basis, sample }: Figures['users']) => ({ change, basis, sample });
