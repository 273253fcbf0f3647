import { GameLine } from '../components/games/GameLine';
import { useListContext } from 'react-admin';
import { Link, useLocation } from 'react-router';
import type { Game } from '../api/types';
import { DeveloperLink } from '../components/games/DeveloperLink';
import { Icon } from '../components/text/Icon';
import { PlatformBadge, STORE_NAMES, SampleChip } from '../components/text/chips';
import { countryName, formatCount, formatDate } from '../components/text/format';
import { None, numberColumn, textColumn, timeColumn, type Column } from '../components/table/columns';
import { ChangeMark } from '../rankings/ChangeMark';
import { categoryLabel } from '../rankings/categories';
import { nameList } from '../rankings/filters';
import { gamePath } from '../routes';

/** The columns of the games list, in order; the first names the row. */
export const GAME_COLUMNS: Column<Game>[] = [
  {
    label: 'Game',
    key: 'title',
    sort: 'title',
    sortFirst: 'ASC',
    width: 280,
    value: ({ title }) => title,
    cell: (game) => <GameName game={game} />,
  },
  textColumn(({ developer }) => developer || 'Unknown Developer', {
    label: 'Developer',
    bareOnCards: true,
    key: 'developer',
    sort: 'developer',
    sortFirst: 'ASC',
    width: 164,
    cell: ({ developer }) => <DeveloperLink name={developer} />,
  }),
  numberColumn(({ rank }) => rank, {
    label: 'Rank',
    key: 'rank',
    sort: 'rank',
    sortFirst: 'ASC',
    width: 76,
    title: ({ rankedIn }) => (rankedIn ? describeChart(rankedIn) : undefined),
  }),
  {
    label: 'Change',
    key: 'rankChange',
    sort: 'rankChange',
    width: 92,
    end: true,
    value: ({ rank, previousRank }) => (rank && previousRank ? previousRank - rank : null),
    cell: ({ rank, previousRank, rankChange }) =>
      rank && rankChange ? (
        <ChangeMark change={rankChange} rankPosition={rank} previousPosition={previousRank} />
      ) : (
        <None />
      ),
  },
  {
    label: 'Rating',
    key: 'rating',
    sort: 'rating',
    width: 84,
    end: true,
    value: ({ rating }) => rating,
    title: ({ ratings }) => (ratings === null ? undefined : `${formatCount(ratings)} ratings`),
    cell: ({ rating }) => rating?.toFixed(1) ?? <None />,
  },
  numberColumn(({ ratings }) => ratings, { label: 'Ratings', key: 'ratings', width: 92, optional: true }),
  numberColumn(({ installs }) => installs, {
    label: 'Installs',
    key: 'installs',
    sort: 'installs',
    width: 92,
    title: ({ installs }) =>
      installs === null ? undefined : `${formatCount(installs)}, according to Google Play`,
  }),
  numberColumn(({ installsPerDay }) => installsPerDay && Math.round(installsPerDay), {
    label: 'Installs a day',
    key: 'installsPerDay',
    sort: 'installsPerDay',
    width: 112,
    title: ({ installsUntil }) =>
      installsUntil ? `Average of the last measured week, until ${formatDate(installsUntil)}` : undefined,
  }),
  textColumn(({ containsAds }) => yesOrNo(containsAds), {
    label: 'Ads',
    key: 'containsAds',
    width: 64,
    optional: true,
  }),
  textColumn(({ inAppPurchases }) => yesOrNo(inAppPurchases), {
    label: 'Purchases',
    key: 'inAppPurchases',
    width: 92,
    optional: true,
  }),
  textColumn(({ contentRating }) => contentRating, {
    label: 'Content rating',
    key: 'contentRating',
    width: 116,
    optional: true,
  }),
  timeColumn(({ releaseDate }) => releaseDate, {
    label: 'Released',
    key: 'releaseDate',
    sort: 'releaseDate',
    width: 112,
    optional: true,
  }),
  timeColumn(({ lastUpdate }) => lastUpdate, {
    label: 'Store update',
    key: 'lastUpdate',
    sort: 'lastUpdate',
    width: 112,
    optional: true,
  }),
  textColumn(({ categories }) => [...new Set(categories.map(categoryLabel))].join(', '), {
    label: 'Category',
    key: 'categories',
    sort: 'category',
    sortFirst: 'ASC',
    width: 124,
  }),
  textColumn(({ tags }) => tags.map(({ name }) => name).join(', '), {
    label: 'Tags',
    key: 'tags',
    width: 120,
  }),
  timeColumn(({ analyzedAt }) => analyzedAt, {
    label: 'Analyzed',
    key: 'analyzedAt',
    sort: 'analyzedAt',
    width: 112,
  }),
  {
    label: 'Stores',
    bareOnCards: true,
    key: 'platforms',
    width: 180,
    optional: true,
    value: ({ platforms }) => platforms.join(' '),
    cell: ({ platforms }) => (
      <span className="row">
        {platforms.map((platform) => (
          <PlatformBadge key={platform} platform={platform} />
        ))}
      </span>
    ),
  },
  textColumn(({ bundleId }) => bundleId, { label: 'Id', key: 'bundleId', width: 220, optional: true }),
  timeColumn(({ updatedAt }) => updatedAt, {
    label: 'Updated',
    key: 'updatedAt',
    sort: 'updatedAt',
    width: 112,
  }),
];

const yesOrNo = (value: boolean | null): string | null => (value === null ? null : value ? 'Yes' : 'No');

function GameName({ game }: { game: Game }) {
  const { pathname, search } = useLocation();
  const { bundleId, sample, platforms, rankedIn } = game;
  const mixed = useListContext<Game>().data?.some((other) => !other.sample);
  return (
    <Link
      to={gamePath(bundleId, rankedIn ?? undefined)}
      state={{ from: pathname + search }}
      className="games-title row far"
    >
      <GameLine
        game={game}
        size="small"
        mark={
          sample &&
          mixed && <SampleChip small title="Sample data: everything about this game came with the product." />
        }
      >
        <span className="cut text-12 muted">
          {platforms.map((platform) => (
            <Icon key={platform} name={platform} className="small" />
          ))}{' '}
          {bundleId}
        </span>
      </GameLine>
    </Link>
  );
}

/** "Google Play, United States, Puzzle: Top Free". */
function describeChart({ platform, country, category, rankingType }: NonNullable<Game['rankedIn']>): string {
  return `${STORE_NAMES[platform]}, ${countryName(country)}, ${categoryLabel(category)}: ${nameList(rankingType)}`;
}
