import { Select } from '../components/forms/Select';
import { useId, useRef } from 'react';
import { useApi } from '../api/queries/use-api';
import type { ComparedGroup, LaunchComparison, Launches, LaunchGroup } from '../api/types';
import type { LaunchesQuery, LaunchSelection } from '../api/charts/launches';
import { Card } from '../components/page/Card';
import { StaticTable, type Column } from '../components/table/DataTable';
import { Icon } from '../components/text/Icon';
import { ReadStates } from '../components/lists/ListStates';
import { TableSkeleton } from '../components/states/Skeleton';
import { PlotOrTable } from '../components/plot/PlotOrTable';
import { PlotMenu } from '../components/plot/PlotMenu';
import { countNoun, formatCount, formatInterval, formatPercent } from '../components/text/format';
import type { LaunchAddress } from './launch-address';
import { COLORS, listTicks, SurvivalPlot } from './SurvivalPlot';
import { countFollowed, describeComparison, describeLeftOut } from './describe-survival';

const KIND_NAMES: Record<LaunchGroup['kind'], string> = {
  mechanic: 'Mechanic',
  meta: 'Meta element',
  category: 'Category',
  developer: 'Developer',
  country: 'Country',
};
const LEAST_GAMES = 20;
/** Of two curves with their figures, so that nothing below moves when they come. */
const CURVES_HEIGHT = 464;

interface SurvivalProps {
  launches: Launches;
  query: LaunchesQuery;
  address: LaunchAddress;
}

/** Survival of launches: the curves of one or two groups and their difference. */
export function Survival({ launches, query, address }: SurvivalProps) {
  const plot = useRef<HTMLDivElement>(null);
  const { a, b, plot: view, change, open } = address;
  const groups = chooseGroups(launches, a, b);
  const params = { ...query, a: groups.a, ...(groups.b && { b: groups.b }) };
  const read = useApi('/api/trends/launches/compare', params);
  const { data } = read;
  const compared = data?.compared ?? [];
  return (
    <Card
      title="How long launches stay"
      aside={
        <div className="row wrap">
          <PlotOrTable
            label="View of the curves"
            view={view}
            onView={(next) => change({ plot: next }, { replace: true })}
          />
          {view === 'chart' && (
            <PlotMenu
              disabled={!data}
              plot={plot}
              name={`launches-${query.platform}-${query.country ?? 'us'}`}
              title={`Launches still in the top ${launches.top}`}
              sample={launches.sample}
              rows={() => compared.flatMap(listFigures)}
              legend={compared.map(({ name, n }, index) => ({
                label: `${name}, ${countNoun(n, 'game')}`,
                color: COLORS[index]!,
              }))}
            />
          )}
        </div>
      }
    >
      <div className="stack">
        <div className="row wrap far" role="group" aria-label="Compare two groups">
          <GroupSelect
            label="First group"
            index={0}
            value={groups.a}
            groups={launches.groups}
            onChange={(next) => change({ a: next })}
          />
          <GroupSelect
            label="Compare with"
            index={1}
            value={groups.b ?? ''}
            groups={launches.groups}
            onChange={(next) => change({ b: next || 'none' })}
          />
        </div>
        <ReadStates
          what="curves"
          rows={data}
          read={read}
          loading={
            <div style={{ minHeight: CURVES_HEIGHT }}>
              <TableSkeleton label="Loading the curves" />
            </div>
          }
        >
          {data && (
            <>
              <p className="text-12 muted">
                Share of games still in the top {data.top}, by days since first seen. Band: 95% interval.
                Tick: still there when last seen.
              </p>
              <div ref={plot}>
                {view === 'chart' ? (
                  <SurvivalPlot groups={data.compared} label={describePlot(data)} />
                ) : (
                  <StaticTable
                    label="Curves"
                    rows={toRows(data.compared)}
                    rowKey={({ day }) => String(day)}
                    columns={listColumns(data.compared)}
                  />
                )}
              </div>
              <Followed groups={data.compared} onOpen={open} />
              <Verdict comparison={data} />
            </>
          )}
        </ReadStates>
      </div>
    </Card>
  );
}

/** Without a choice the two largest comparable groups by mechanic, else all launches. */
function chooseGroups({ groups }: Launches, a?: string, b?: string) {
  const large = groups.filter(({ kind, n }) => kind === 'mechanic' && (n ?? 0) >= LEAST_GAMES);
  const [first, second] = large.length > 1 ? large.map(({ kind, key }) => `${kind}:${key}`) : [];
  if (!a && !b) return { a: first ?? 'all', b: second };
  return { a: a ?? first ?? 'all', b: b === 'none' ? undefined : b };
}

interface GroupSelectProps {
  label: string;
  index: 0 | 1;
  value: string;
  groups: LaunchGroup[];
  onChange: (value: string) => void;
}

function GroupSelect({ label, index, value, groups, onChange }: GroupSelectProps) {
  const id = useId();
  const isListed =
    ['', 'all', 'rest'].includes(value) || groups.some(({ kind, key }) => `${kind}:${key}` === value);
  return (
    <div className="filter row">
      <label htmlFor={id} className="row">
        <Swatch index={index} /> {label}
      </label>
      <Select id={id} value={value} onChange={(event) => onChange(event.target.value)} options={[]}>
        {index === 1 && <option value="">Nothing</option>}
        <option value="all">All launches</option>
        {index === 1 && <option value="rest">All other launches</option>}
        {!isListed && <option value={value}>{value.slice(value.indexOf(':') + 1)}</option>}
        {Object.entries(KIND_NAMES).map(([kind, name]) => {
          const own = groups.filter((group) => group.kind === kind);
          return (
            own.length > 0 && (
              <optgroup key={kind} label={name}>
                {own.map(({ key, name: group, n }) => (
                  <option key={key} value={`${kind}:${key}`}>
                    {n === null ? group : `${group}, ${countNoun(n, 'game')}`}
                  </option>
                ))}
              </optgroup>
            )
          );
        })}
      </Select>
    </div>
  );
}

function Swatch({ index }: { index: number }) {
  return (
    <svg width="18" height="4" aria-hidden="true">
      <path
        d="M0 2h18"
        stroke={COLORS[index]!}
        strokeWidth="2"
        {...(index === 1 && { strokeDasharray: '6 4' })}
      />
    </svg>
  );
}

/** Number of games behind each point of the curves; each count opens its games. */
function Followed({
  groups,
  onOpen,
}: {
  groups: ComparedGroup[];
  onOpen: (selection: LaunchSelection) => void;
}) {
  const rows = groups.map((group, index) => ({
    ...group,
    index,
    ...(group.shared > 0 && { without: groups[1 - index]?.key }),
  }));
  return (
    <StaticTable
      label="Games tracked"
      cardsBelow={0}
      rows={rows}
      rowKey={({ index }) => index}
      columns={listFollowed(listTicks(groups), onOpen)}
    />
  );
}

/** `without`: the other group, whose games count in neither. */
type FollowedGroup = ComparedGroup & { index: number; without?: string | undefined };

const listFollowed = (
  ticks: number[],
  onOpen: (selection: LaunchSelection) => void,
): Column<FollowedGroup>[] => [
  {
    label: 'Games tracked',
    cell: ({ index, name, small }) => (
      <span className="row">
        <Swatch index={index} />
        {name}
        {small && <span className="chip dashed">n &lt; 20</span>}
      </span>
    ),
  },
  {
    label: 'Games',
    bareOnCards: true,
    end: true,
    cell: ({ key, name, n, without }) =>
      key === 'rest' || n === 0 ? (
        formatCount(n)
      ) : (
        <button
          type="button"
          className="link-button"
          aria-label={`${name}: ${countNoun(n, 'game')}`}
          onClick={() => onOpen({ group: key, ...(without && { without }) })}
        >
          {formatCount(n)}
        </button>
      ),
  },
  ...ticks.map((day): Column<FollowedGroup> => ({
    label: day === 0 ? 'Day 0' : String(day),
    bareOnCards: true,
    end: true,
    cell: ({ survival }) => formatCount(countFollowed(survival, day)),
  })),
];

function Verdict({ comparison }: { comparison: LaunchComparison }) {
  const { lead, text } = describeComparison(comparison);
  const warns = comparison.verdict === 'too_small' || comparison.compared.some(({ small }) => small);
  return (
    <div className="well row start" aria-live="polite">
      <Icon name={warns ? 'warning' : 'info'} className="small" />
      <p className="text-13">
        {lead && <b>{lead}</b>} {text} <span className="muted">{describeLeftOut(comparison)}</span>
      </p>
    </div>
  );
}

const describePlot = (comparison: LaunchComparison): string => {
  const { lead, text } = describeComparison(comparison);
  return `Share of launches still in the top ${comparison.top} by days since first seen. ${lead} ${text}`;
};

interface Row {
  day: number;
  steps: (ComparedGroup['survival'][number] | undefined)[];
}

/** Export rows: one per day on which a curve falls or a game is censored. */
const listFigures = ({ name, survival }: ComparedGroup) => survival.map((step) => ({ group: name, ...step }));

function toRows(groups: readonly ComparedGroup[]): Row[] {
  const days = [...new Set(groups.flatMap(({ survival }) => survival.map(({ day }) => day)))].sort(
    (a, b) => a - b,
  );
  return days.map((day) => ({
    day,
    steps: groups.map(({ survival }) => survival.find((step) => step.day === day)),
  }));
}

const listColumns = (groups: readonly ComparedGroup[]): Column<Row>[] => [
  { label: 'Day', cell: ({ day }) => day },
  ...groups.flatMap(({ name }, index): Column<Row>[] => [
    {
      label: name,
      key: `share ${index}`,
      end: true,
      cell: ({ steps }) => {
        const step = steps[index];
        return step ? `${formatPercent(step.share)} (${formatInterval(step)})` : '—';
      },
    },
    {
      label: 'Tracked, dropped out, still charting',
      key: `games ${index}`,
      end: true,
      cell: ({ steps }) => {
        const step = steps[index];
        return step ? `${step.atRisk}, ${step.ended}, ${step.censored}` : '—';
      },
    },
  ]),
];
