import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { FieldSources } from '../../api/types';
import { Bar } from '../../components/figures/Bar';
import { DefaultChip, SampleChip } from '../../components/text/chips';
import { formatDateTime, timeAgo } from '../../components/text/format';
import { ChangeLabel } from '../../rankings/ChangeMark';
import type { GameView } from '../game-view';
import { sourceName } from '../names';
import { listStats, type Stat } from './stat-values';
import '../game-detail.css';

interface StatCardsProps {
  view: GameView;
  /** Nothing is known yet; a fetch is pending. */
  asking: boolean;
}

const NOT_MEASURED = 'No data. Placeholder shown.';

/** Downloads, revenue and rating with their sources; unmeasured ones say so, in one line if none is measured. */
export function StatCards({ view, asking }: StatCardsProps) {
  const stats = listStats(view);
  const nothing = stats.every(({ measured }) => !measured);
  return (
    <>
      <h2 className="visually-hidden">Key figures</h2>
      {nothing ? (
        <div className="card pad row wrap stat-line">
          <DefaultChip title={NOT_MEASURED} />
          {stats.map((stat) => (
            <section
              key={stat.name}
              className="row relative"
              aria-label={stat.title}
              title={describePlaceholder(stat)}
            >
              <h3 className="muted">{stat.title}</h3>
              <span className="muted">{stat.value}</span>
              <GrowthBadge {...stat.badge} />
            </section>
          ))}
        </div>
      ) : (
        <div className="grid narrow">
          {stats.map((stat) => (
            <section key={stat.name} className="card pad stack close" aria-label={stat.title}>
              <div className="row between">
                <h3 className="muted">{stat.title}</h3>
                <GrowthBadge {...stat.badge} />
              </div>
              {asking && !stat.measured ? (
                <p className="number">
                  <Skeleton width="60%" height={28} style={{ marginBlock: 4 }} />
                  <span className="visually-hidden">Fetching from the stores</span>
                </p>
              ) : (
                <Figure stat={stat} source={view.fieldSources[stat.name]} />
              )}
            </section>
          ))}
        </div>
      )}
    </>
  );
}

const describePlaceholder = ({ exact, value }: Stat): string => `${NOT_MEASURED} (${exact ?? value})`;

function Figure({ stat, source }: { stat: Stat; source: FieldSources[string] }) {
  const { value, unit, exact, measured, suffix, bars, note } = stat;
  return (
    <>
      <p
        className={measured ? 'number' : 'number muted'}
        title={measured ? exact : describePlaceholder(stat)}
      >
        {value}
        {unit && <small> {unit}</small>}
      </p>
      <div className="row wrap">
        {measured ? source && <Origin source={source} /> : <DefaultChip title={NOT_MEASURED} />}
        {suffix && <span className="text-12 muted">{suffix}</span>}
      </div>
      {bars.length > 0 ? (
        <Bars bars={bars} stars={stat.name === 'rating'} />
      ) : (
        measured && <p className="text-13 muted foot">{note}</p>
      )}
    </>
  );
}

function Origin({ source: { source, at } }: { source: NonNullable<FieldSources[string]> }): ReactNode {
  if (source === 'sample') return <SampleChip />;
  return (
    <span className="text-12 muted" title={formatDateTime(at)}>
      {sourceName(source)}, {timeAgo(at)}
    </span>
  );
}

function GrowthBadge({ text, change, sample, title }: Stat['badge']) {
  return (
    <span className={sample ? 'chip dashed on-hover' : 'row text-12'} title={title}>
      <ChangeLabel change={change} neutral={sample}>
        {text}
      </ChangeLabel>
      {sample && 'sample'}
    </span>
  );
}

function Bars({ bars, stars }: { bars: Stat['bars']; stars: boolean }) {
  const longest = Math.max(...bars.map(({ percentage }) => percentage), 1);
  return (
    <ul className="text-12 stack close foot">
      {bars.map(({ label, percentage, title }) => (
        <li key={label} className="bar-row three" title={title}>
          <span className="cut">{label}</span>
          <Bar share={percentage / longest} second={stars} />
          <span>{percentage > 0 && percentage < 1 ? '<1' : Math.round(percentage)}%</span>
        </li>
      ))}
    </ul>
  );
}
