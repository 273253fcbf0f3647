import { Link } from 'react-router';
import type { NearGame, NearnessReport } from '../../api/types';
import { PlatformBadge } from '../../components/chips';
import { gamePath } from '../../routes';
import { StoreText } from '../../components/StoreText';

const CHARTS: Record<NearGame['rankingType'], string> = {
  downloads: 'Top Free',
  revenue: 'Top Grossing',
  new: 'Top New',
};

/** Games of the charts that share most with the idea, and what sets it apart from each. */
export function NearestGames({ report: { games, unknown } }: { report: NearnessReport }) {
  return (
    <>
      <ol className="lines">
        {games.map((game) => (
          <li key={game.bundleId} className="stack close">
            <div className="row between">
              <Link className="link cut" to={gamePath(game.bundleId)} title={game.title}>
                <StoreText>{game.title}</StoreText>
              </Link>
              <b title="Weighted share of what both have">
                {Math.round(game.nearness * 100)}%<span className="visually-hidden"> near</span>
              </b>
            </div>
            <p className="row wrap text-12 muted">
              <StoreText>{game.developer ?? 'Unknown Developer'}</StoreText>
              <span>
                {CHARTS[game.rankingType]} #{game.rank}
              </span>
              <PlatformBadge platform={game.platform} bare />
            </p>
            <p className="text-13">{game.difference}</p>
            <details>
              <summary className="text-12">What both have, and what only one has</summary>
              <dl className="pairs">
                <Row name="Both" items={game.shared} />
                <Row name="Only the game" items={game.missing} />
                <Row name="Only the idea" items={game.extra} />
              </dl>
            </details>
          </li>
        ))}
      </ol>
      {games.length === 0 && (
        <p className="pad text-13 muted">No charting game shares a known mechanic with this idea.</p>
      )}
      {unknown.length > 0 && (
        <p className="pad text-12 muted break">
          Not compared, because no known mechanic was recognized: {unknown.join(' · ')}
        </p>
      )}
    </>
  );
}

function Row({ name, items }: { name: string; items: string[] }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>{items.join(', ') || '—'}</dd>
    </>
  );
}
