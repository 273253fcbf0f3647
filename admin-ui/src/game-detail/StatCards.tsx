import { DefaultChip } from '../components/chips';
import { ChangeShape } from '../game-rankings/ChangeMark';

interface Stat {
  title: string;
  value: string;
  unit?: string;
  beside?: string;
  growth: string;
  note: string;
}

const NOT_MEASURED = 'No store has given this figure, so the page shows its default.';

/**
 * Downloads, revenue and rating. No source for them is connected yet: the defaults stand in, marked and muted, and so do
 * the fixed growth badges.
 */
const STATS: Stat[] = [
  { title: 'Downloads', value: '> 20.000.000', growth: '+12.5%', note: 'Countries are unknown.' },
  { title: 'Revenue', value: '> $20.000', growth: '+8.2%', note: 'Countries are unknown.' },
  {
    title: 'Rating',
    value: '4.5',
    unit: 'of 5',
    beside: '53,344 ratings',
    growth: '+15.3%',
    note: 'The spread of stars is unknown.',
  },
];

export function StatCards() {
  return (
    <>
      <h2 className="visually-hidden">Key figures</h2>
      <div className="stat-cards">
        {STATS.map((stat) => (
          <section key={stat.title} className="card stat">
            <div className="row between">
              <h3 className="muted">{stat.title}</h3>
              <span className="chip dashed" title="Fixed sample figure, not measured">
                <span className="change">
                  <ChangeShape change="up" />
                  {stat.growth}
                </span>
                sample
              </span>
            </div>
            <p className="stat-value muted" title={NOT_MEASURED}>
              {stat.value}
              {stat.unit && <small> {stat.unit}</small>}
            </p>
            <div className="row wrap">
              <DefaultChip title={NOT_MEASURED} />
              {stat.beside && <span className="text-12 muted">{stat.beside}</span>}
            </div>
            <p className="text-13 muted stat-note">
              {NOT_MEASURED} {stat.note}
            </p>
          </section>
        ))}
      </div>
    </>
  );
}
