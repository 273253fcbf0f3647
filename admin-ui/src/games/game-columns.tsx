import { Link, useLocation } from 'react-router';
import type { Game } from '../api/types';
import { GameIcon } from '../components/GameIcon';
import { StoreText } from '../components/StoreText';
import { PlatformBadge, SampleChip } from '../components/chips';
import { textColumn, timeColumn, type Column } from '../components/table/columns';
import { categoryLabel } from '../rankings/categories';
import { gamePath } from '../routes';

/** What the list of games can show, in its order; the first names the row. */
export const GAME_COLUMNS: Column<Game>[] = [
  {
    label: 'Game',
    key: 'title',
    sort: 'title',
    sortFirst: 'ASC',
    width: 320,
    value: ({ title }) => title,
    cell: (game) => <GameName game={game} />,
  },
  textColumn(({ developer }) => developer || 'Unknown Developer', {
    label: 'Developer',
    key: 'developer',
    sort: 'developer',
    sortFirst: 'ASC',
    width: 220,
  }),
  {
    label: 'Stores',
    key: 'platforms',
    width: 180,
    value: ({ platforms }) => platforms.join(' '),
    cell: ({ platforms }) => (
      <span className="row">
        {platforms.map((platform) => (
          <PlatformBadge key={platform} platform={platform} />
        ))}
      </span>
    ),
  },
  textColumn(({ categories }) => [...new Set(categories.map(categoryLabel))].join(', '), { label: 'Category', key: 'categories', width: 160 }),
  textColumn(({ bundleId }) => bundleId, { label: 'Id', key: 'bundleId', width: 220, optional: true }),
  timeColumn(({ updatedAt }) => updatedAt, {
    label: 'Updated',
    key: 'updatedAt',
    sort: 'updatedAt',
    width: 140,
  }),
];

function GameName({ game }: { game: Game }) {
  const { pathname, search } = useLocation();
  const { bundleId, title, iconUrl, sample } = game;
  return (
    <Link to={gamePath(bundleId)} state={{ from: pathname + search }} className="games-title">
      <GameIcon url={iconUrl} title={title} size="small" />
      <span className="grow">
        <StoreText className="cut" title={title}>
          {title}
        </StoreText>
        <span className="cut text-12 muted">{bundleId}</span>
      </span>
      {sample && <SampleChip title="All that is known of it came with the product." />}
    </Link>
  );
}
