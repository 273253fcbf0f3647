import { Button } from '../components/actions/Button';
import { useState } from 'react';
import { Link } from 'react-router';
import type { DeveloperGame, DeveloperRank } from '../api/types';
import { Card } from '../components/page/Card';
import { StaticTable, type Column } from '../components/table/DataTable';
import { EmptyState } from '../components/states/EmptyState';
import { ExportMenu } from '../components/export/ExportMenu';
import { GameIcon } from '../components/games/GameIcon';
import { StoreText } from '../components/text/StoreText';
import { PlatformBadge, SampleChip } from '../components/text/chips';
import { capturedAgo, countryName, formatCaptured, formatDate, isStale } from '../components/text/format';
import { None, dateColumn, numberColumn } from '../components/table/columns';
import { ChangeMark } from '../rankings/ChangeMark';
import { categoryLabel } from '../rankings/categories';
import { nameList } from '../rankings/filters';
import { gamePath } from '../routes';

const nameChart = ({
  country,
  category,
  rankingType,
}: Pick<DeveloperRank, 'country' | 'category'> & { rankingType: string }): string =>
  `${countryName(country)}, ${nameList(rankingType)}, ${categoryLabel(category)}`;

const GAME_COLUMNS: Column<DeveloperGame>[] = [
  {
    label: 'Game',
    cell: ({ bundleId, title, iconUrl, best }) => (
      <span className="row">
        <GameIcon url={iconUrl} title={title} size="small" />
        <Link className="link" to={gamePath(bundleId, best ?? undefined)}>
          <StoreText className="break">{title}</StoreText>
        </Link>
      </span>
    ),
  },
  {
    label: 'Stores',
    bareOnCards: true,
    cell: ({ platforms }) => (
      <span className="row">
        {platforms.map((platform) => (
          <PlatformBadge key={platform} platform={platform} icon />
        ))}
      </span>
    ),
  },
  {
    label: 'Best place',
    cell: ({ best, charts }) =>
      best ? (
        <span title={`In ${charts} current ${charts === 1 ? 'chart' : 'charts'}`}>
          <b>#{best.rankPosition}</b>{' '}
          <span className="muted text-12">
            {nameChart(best)}
            {isStale(best.capturedAt) && `, ${formatCaptured(best.capturedAt)}`}
          </span>
        </span>
      ) : (
        <span className="muted">in no chart</span>
      ),
  },
  {
    label: 'First seen',
    title: ({ launch }) =>
      launch ? nameChart(launch) : 'It was in a chart when capturing began, or was never in one.',
    cell: ({ launch }) =>
      launch ? <span style={{ whiteSpace: 'nowrap' }}>{formatDate(launch.at)}</span> : <None />,
  },
  dateColumn(({ releaseDate }) => releaseDate, { label: 'Released' }),
  numberColumn(({ installs }) => installs, { label: 'Installs' }),
];

/** The games in both stores, charting ones first. */
export function DeveloperGames({ games }: { games: DeveloperGame[] }) {
  return (
    <Card title="Games" bare>
      <StaticTable rows={games} rowKey={({ bundleId }) => bundleId} columns={GAME_COLUMNS} />
    </Card>
  );
}

const SHOWN_RANKS = 15;

const RANK_COLUMNS: Column<DeveloperRank>[] = [
  { label: 'Game', cell: ({ title }) => <StoreText>{title}</StoreText> },
  {
    label: 'Chart',
    bareOnCards: true,
    cell: (rank) => (
      <span className="row wrap">
        <PlatformBadge platform={rank.platform} icon />
        {nameChart(rank)}
      </span>
    ),
  },
  {
    label: 'Rank',
    end: true,
    cell: ({ rankPosition, previousPosition, change }) => (
      <span className="row end">
        <ChangeMark change={change} rankPosition={rankPosition} previousPosition={previousPosition} />#
        {rankPosition}
      </span>
    ),
  },
  {
    label: 'Captured',
    end: true,
    className: 'muted',
    cell: ({ capturedAt }) => capturedAgo(capturedAt),
  },
];

/** Current ranks, best first. */
export function DeveloperRanks({
  ranks,
  id,
  allSample,
}: {
  ranks: DeveloperRank[];
  id: string;
  /** The page header shows the sample mark. */
  allSample: boolean;
}) {
  const [all, setAll] = useState(false);
  return (
    <Card
      title="Newest captures"
      bare
      mark={!allSample && ranks.some(({ sample }) => sample) && <SampleChip />}
      aside={
        ranks.length > 0 && (
          <ExportMenu
            what="ranks"
            fileName={`developer-ranks-${id}`}
            content={() => ranks.map((rank) => ({ ...rank }))}
          />
        )
      }
    >
      {ranks.length === 0 ? (
        <EmptyState title="Not charting now">Ranks in the latest captures appear here.</EmptyState>
      ) : (
        <StaticTable
          rows={all ? ranks : ranks.slice(0, SHOWN_RANKS)}
          rowKey={({ bundleId, platform, country, category, rankingType }) =>
            [bundleId, platform, country, category, rankingType].join(' ')
          }
          columns={RANK_COLUMNS}
        />
      )}
      {ranks.length > SHOWN_RANKS && (
        <div className="card-body">
          <Button size="small" variant="text" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Show fewer' : `Show all ${ranks.length}`}
          </Button>
        </div>
      )}
    </Card>
  );
}
