import { Button } from '../components/actions/Button';
import { useApi } from '../api/queries/use-api';
import { ApiProblem } from '../api/problem';
import type { Dashboard as Figures, FigureStat } from '../api/types';
import { ActivityList } from '../bell/ActivityList';
import { useMarkRead } from '../bell/use-unread';
import { useAuth } from '../auth/auth-context';
import { Card } from '../components/page/Card';
import { LoadError } from '../components/states/LoadError';
import { EmptyState } from '../components/states/EmptyState';
import { FigureCard } from '../components/figures/FigureCard';
import { PageHead } from '../components/page/PageHead';
import { SampleChip } from '../components/text/chips';
import {
  capturedAgo,
  countNoun,
  countryName,
  formatCaptured,
  formatCount,
  formatDateTime,
  formatDollars,
} from '../components/text/format';
import { RunningJobs } from '../jobs/ProgressRow';
import { useLastPlace } from '../rankings/use-ranking-filters';
import { useJobs } from '../jobs/jobs-context';
import { ROUTES } from '../routes';
import { ScreenSpinner } from '../components/states/Spinner';
import { WaitingNote } from '../bell/WaitingNote';
import { BackupWarning } from './BackupWarning';
import { CoverageWarning } from './CoverageWarning';
import { ChartAges, DayFigures, TaggedMoves } from './StudioDay';
import { SystemStatus } from './SystemStatus';
import { TopMovers } from './TopMovers';

const POLL = 60_000;

/** /admin: an overview of the studio's research. */
export function Dashboard() {
  const country = useLastPlace()[0]?.country;
  const { data, error, dataUpdatedAt, refetch } = useApi(
    '/api/dashboard',
    { country: country || undefined },
    { staleTime: 0, refetchInterval: POLL, refetchOnWindowFocus: true },
  );
  return (
    <>
      <PageHead
        title="Dashboard"
        asOf={data && <LatestCapture capture={data.latestCapture} />}
        actions={<Button icon="rankings" label="Open the charts" primary to={ROUTES.rankings} />}
      />
      {error && (
        <LoadError title="Couldn't load the dashboard" error={error} onRetry={refetch}>
          {data && ` The figures below are from ${formatDateTime(new Date(dataUpdatedAt).toISOString())}.`}
        </LoadError>
      )}
      <CoverageWarning />
      <BackupWarning parts={data?.system} />
      <WaitingNote onOpen={() => undefined} />
      {data ? <Board data={data} error={error} /> : error ? <Down error={error} /> : <ScreenSpinner />}
    </>
  );
}

function Board({ data, error }: { data: Figures; error: Error | null }) {
  const markRead = useMarkRead();
  return (
    <>
      <DayFigures day={data.day} />
      <ActiveJobs />
      <div className="with-panel">
        <div className="stack">
          {data.day.taggedGames > 0 && <TaggedMoves day={data.day} />}
          <TopMovers movers={data.movers} />
          {data.day.taggedGames === 0 && <TaggedMoves day={data.day} />}
          <Stats stats={data.stats} />
        </div>
        <div className="stack">
          <ChartAges day={data.day} />
          <SystemStatus parts={error ? describeOutage(error) : data.system} />
          <Card title="Recent Activity" bare>
            {data.recentActivity.length > 0 ? (
              <ActivityList
                lines={data.recentActivity}
                onOpen={(line) => !line.read && markRead([line.id])}
              />
            ) : (
              <EmptyState title="Nothing has happened yet">
                Refreshes, tags, analyses and changes by colleagues appear here.
              </EmptyState>
            )}
          </Card>
        </div>
      </div>
    </>
  );
}

function Stats({ stats }: { stats: Figures['stats'] }) {
  const { isAdmin } = useAuth();
  return (
    <div className="grid">
      <Stat title="Total Users" stat={stats.totalUsers} to={isAdmin ? ROUTES.users : undefined} />
      <Stat title="Active Tests" stat={stats.activeTests} to={ROUTES.prototypes} />
      <Stat title="Success Rate" stat={stats.successRate} />
      <Stat title="Revenue" stat={stats.revenue} to={ROUTES.revenue} />
    </div>
  );
}

const FORMATS: Record<FigureStat['unit'], (value: number) => string> = {
  count: formatCount,
  percent: (value) => `${value}%`,
  usd: formatDollars,
};

function Stat({ title, stat, to }: { title: string; stat: FigureStat; to?: string | undefined }) {
  const { value, unit, change, basis, sample } = stat;
  return (
    <FigureCard
      title={title}
      to={to}
      value={value === null ? null : FORMATS[unit](value)}
      change={change}
      basis={basis}
      sample={sample}
    />
  );
}

function LatestCapture({ capture }: { capture: Figures['latestCapture'] }) {
  if (!capture) return <span>No charts captured yet</span>;
  const { capturedAt, lists, countries, sample } = capture;
  return (
    <>
      <span title={formatCaptured(capturedAt)}>
        {sample ? 'Sample charts' : `Latest capture ${capturedAgo(capturedAt)}`}
      </span>
      <span>
        {countNoun(lists, 'list')},{' '}
        {countries.length > 3 ? `${countries.length} countries` : countries.map(countryName).join(', ')}
      </span>
      {sample && <SampleChip />}
    </>
  );
}

function ActiveJobs() {
  const { active } = useJobs();
  if (active.length === 0) return null;
  return (
    <section className="stack" aria-label="Running jobs">
      <RunningJobs jobs={active.slice(0, 3)} />
    </section>
  );
}

/** System status when the dashboard itself fails to load. */
function Down({ error }: { error: Error }) {
  return <SystemStatus parts={describeOutage(error)} />;
}

function describeOutage(error: Error): Figures['system'] {
  const answered = error instanceof ApiProblem;
  const database = answered && error.status === 503;
  return [
    answered
      ? { name: 'API Status', state: 'Degraded', detail: 'It responds, but the dashboard failed.' }
      : { name: 'API Status', state: 'Down', detail: 'The server cannot be reached.' },
    {
      name: 'Database',
      state: database || !answered ? 'Down' : 'Degraded',
      detail: database ? 'The server cannot reach it.' : 'Unknown while the dashboard can’t be loaded.',
    },
    { name: 'Test Runners', state: 'Degraded', detail: 'Unknown while the dashboard can’t be loaded.' },
  ];
}
