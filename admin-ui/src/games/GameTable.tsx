import { Link, useLocation } from 'react-router';
import type { Game } from '../api/types';
import { GameIcon } from '../components/GameIcon';
import { Icon } from '../components/Icon';
import { StoreText } from '../components/StoreText';
import { PlatformBadge, SampleChip } from '../components/chips';
import { formatDateTime, timeAgo } from '../components/format';
import { gamePath } from '../routes';
import type { GameSort, GamesAddress } from './filters';

interface GameTableProps {
  games: Game[];
  address: GamesAddress;
  chosen: ReadonlyMap<string, Game>;
  onChoose: (chosen: ReadonlyMap<string, Game>) => void;
  onSort: (field: GameSort, order: 'ASC' | 'DESC') => void;
}

const COLUMNS: { label: string; sort?: GameSort }[] = [
  { label: 'Game', sort: 'title' },
  { label: 'Developer', sort: 'developer' },
  { label: 'Stores' },
  { label: 'Updated', sort: 'updatedAt' },
];

/** One row per game; a card per game where there is no room for a row. */
export function GameTable({ games, address, chosen, onChoose, onSort }: GameTableProps) {
  const { pathname, search } = useLocation();
  const onPage = games.filter(({ bundleId }) => chosen.has(bundleId)).length;
  const choose = (rows: Game[], on: boolean) => {
    const next = new Map(chosen);
    for (const row of rows) {
      if (on) next.set(row.bundleId, row);
      else next.delete(row.bundleId);
    }
    onChoose(next);
  };
  return (
    <table className="games-table">
      <thead>
        <tr>
          <th scope="col" className="tick">
            <input
              type="checkbox"
              className="box"
              aria-label="Choose all games of this page"
              checked={onPage === games.length}
              ref={(box) => {
                if (box) box.indeterminate = onPage > 0 && onPage < games.length;
              }}
              onChange={(event) => choose(games, event.target.checked)}
            />
          </th>
          {COLUMNS.map(({ label, sort }) => (
            <Head key={label} label={label} sort={sort} address={address} onSort={onSort} />
          ))}
        </tr>
      </thead>
      <tbody>
        {games.map((game) => (
          <tr key={game.bundleId} aria-selected={chosen.has(game.bundleId)}>
            <td className="tick">
              <input
                type="checkbox"
                className="box"
                aria-label={`Choose ${game.title}`}
                checked={chosen.has(game.bundleId)}
                onChange={(event) => choose([game], event.target.checked)}
              />
            </td>
            <th scope="row">
              <Link to={gamePath(game.bundleId)} state={{ from: pathname + search }} className="games-title">
                <GameIcon url={game.iconUrl} title={game.title} size="small" />
                <span className="grow">
                  <StoreText className="cut" title={game.title}>
                    {game.title}
                  </StoreText>
                  <span className="cut text-12 muted">{game.bundleId}</span>
                </span>
              </Link>
            </th>
            <td className="cut" data-label="Developer" title={game.developer ?? undefined}>
              {game.developer ? (
                <StoreText>{game.developer}</StoreText>
              ) : (
                <span className="muted">Unknown Developer</span>
              )}
            </td>
            <td className="stores">
              <span className="row">
                {game.platforms.map((platform) => (
                  <PlatformBadge key={platform} platform={platform} />
                ))}
              </span>
            </td>
            <td data-label="Updated">
              <span className="row">
                <span title={formatDateTime(game.updatedAt)}>{timeAgo(game.updatedAt)}</span>
                {game.sample && <SampleChip title="All that is known of it came with the product." />}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface HeadProps extends Pick<GameTableProps, 'address' | 'onSort'> {
  label: string;
  sort: GameSort | undefined;
}

function Head({ label, sort, address, onSort }: HeadProps) {
  const current = sort !== undefined && sort === address.sort;
  return (
    <th
      scope="col"
      className={label === 'Stores' ? 'stores' : undefined}
      aria-sort={current ? (address.order === 'ASC' ? 'ascending' : 'descending') : undefined}
    >
      {sort ? (
        <button type="button" onClick={() => onSort(sort, nextOrder(sort, address))}>
          {label}
          {current && <Icon name="back" className={address.order === 'ASC' ? 'up-arrow' : 'down-arrow'} />}
        </button>
      ) : (
        label
      )}
    </th>
  );
}

/** Words begin at A, times at the newest; another press turns it round. */
function nextOrder(sort: GameSort, address: GamesAddress): 'ASC' | 'DESC' {
  if (sort !== address.sort) return sort === 'updatedAt' ? 'DESC' : 'ASC';
  return address.order === 'ASC' ? 'DESC' : 'ASC';
}
