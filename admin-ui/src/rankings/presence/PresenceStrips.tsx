import type { CSSProperties } from 'react';
import { useApi } from '../../api/queries/use-api';
import type { CountryPresence, CountryStrip } from '../../api/types';
import type { PresenceQuery } from '../../api/charts/countries';
import { EmptyState } from '../../components/states/EmptyState';
import { ReadStates } from '../../components/lists/ListStates';
import { SampleChip } from '../../components/text/chips';
import { formatCount, formatDate } from '../../components/text/format';
import { addDays } from '../dates/days';
import { describeOrigin, describeStrip, summarizeStrip } from './describe-presence';
import '../rankings.css';

/** One game in every captured country, a cell per day: rank, not listed, or not captured. */
export function PresenceStrips({ query }: { query: PresenceQuery }) {
  const read = useApi('/api/trends/countries/presence', query);
  const { data } = read;
  return (
    <ReadStates
      what="countries"
      rows={data?.countries}
      read={read}
      nothing={
        <EmptyState title="Not captured">
          This chart wasn't captured in any country on these days. Refresh or import it on Game Rankings.
        </EmptyState>
      }
    >
      {data && <Strips presence={data} />}
    </ReadStates>
  );
}

function Strips({ presence }: { presence: CountryPresence }) {
  const { from, date, origin, target, countries, depth, sample } = presence;
  const days: string[] = [];
  for (let day = addDays(from, 1); day <= date; day = addDays(day, 1)) days.push(day);
  return (
    <div className="stack tight">
      <p className="text-13 row wrap">
        <b>{describeOrigin(origin, target)}</b>
        <span className="muted">in the top {depth}</span>
        {sample && <SampleChip />}
      </p>
      <ul className="stack tight bare" aria-label="Presence by country">
        {countries.map((strip) => (
          <Strip key={strip.country} strip={strip} days={days} />
        ))}
      </ul>
      <p className="row wrap far text-12 muted presence-legend" aria-hidden="true">
        <span>
          {formatDate(days[0] ?? date)} to {formatDate(date)}
        </span>
        <span className="row near">
          <i className="presence-cell" style={toHeat(100)} /> Rank 1
        </span>
        <span className="row near">
          <i className="presence-cell" style={toHeat(30)} /> Lower
        </span>
        <span className="row near">
          <i className="presence-cell out" /> Captured, not listed
        </span>
        <span className="row near">
          <i className="presence-cell not-captured" /> Not captured
        </span>
      </p>
    </div>
  );
}

const toHeat = (percent: number) => ({ '--heat': `${percent}%` }) as CSSProperties;

function Strip({ strip, days }: { strip: CountryStrip; days: string[] }) {
  const known = new Map(strip.days.map(({ day, rank }) => [day, rank]));
  const { listed, captured, best } = summarizeStrip(strip);
  const most = Math.max(strip.total, 2);
  return (
    <li className="presence-strip text-13">
      <span className="cut">{strip.name}</span>
      <span className="presence-days" role="img" aria-label={describeStrip(strip)}>
        {days.map((day) => {
          const rank = known.get(day);
          if (rank === undefined) {
            return (
              <i
                key={day}
                className="presence-cell not-captured"
                title={`${formatDate(day)}: not captured`}
              />
            );
          }
          if (rank === null) {
            return (
              <i key={day} className="presence-cell out" title={`${formatDate(day)}: captured, not listed`} />
            );
          }
          const heat = Math.round(100 - ((Math.min(rank, most) - 1) / (most - 1)) * 70);
          return (
            <i
              key={day}
              className="presence-cell"
              style={toHeat(heat)}
              title={`${formatDate(day)}: #${rank}`}
            />
          );
        })}
      </span>
      <span className="muted">
        {best === null
          ? 'Not listed'
          : `Best #${best}, ${formatCount(listed)} of ${formatCount(captured)} days`}
      </span>
    </li>
  );
}
