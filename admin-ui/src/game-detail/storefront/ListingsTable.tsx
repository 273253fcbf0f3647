import { Suspense } from 'react';
import type { GameDetail, Listing } from '../../api/types';
import { Card } from '../../components/page/Card';
import { StaticTable, type Column } from '../../components/table/DataTable';
import { ExportMenu } from '../../components/export/ExportMenu';
import { StoreText } from '../../components/text/StoreText';
import { PlatformBadge, SampleChip } from '../../components/text/chips';
import { lazyScreen } from '../../components/states/lazy-screen';
import { None } from '../../components/table/columns';
import { formatCount, formatDate } from '../../components/text/format';

const SameGame = lazyScreen(() => import('./SameGame').then((file) => file.SameGame));

/** The game's listings in both stores, side by side. */
export function ListingsTable({ game }: { game: GameDetail }) {
  const { bundleId, listings } = game;
  if (listings.length === 0) return null;
  return (
    <Card
      title="Store listings"
      bare
      aside={
        <ExportMenu what="listings" fileName={`listings-${bundleId}`} content={() => listings.map(toRow)} />
      }
    >
      <StaticTable
        rows={listings}
        rowKey={({ platform, storeId }) => `${platform} ${storeId}`}
        columns={COLUMNS}
      />
      <Suspense>
        <SameGame bundleId={bundleId} />
      </Suspense>
    </Card>
  );
}

const COLUMNS: Column<Listing>[] = [
  {
    label: 'Store',
    cell: ({ platform, title, storeId, sample }) => (
      <span className="row">
        <PlatformBadge platform={platform} />
        <StoreText className="break" title={`${title}, ${storeId}`}>
          {title}
        </StoreText>
        {sample && <SampleChip />}
      </span>
    ),
  },
  { label: 'Version', cell: ({ version }) => version ?? 'N/A' },
  {
    label: 'Last update',
    cell: ({ lastUpdate }) => (lastUpdate ? formatDate(lastUpdate) : 'N/A'),
  },
  {
    label: 'Released',
    cell: ({ releaseDate }) => (releaseDate ? formatDate(releaseDate) : 'N/A'),
  },
  { label: 'Rating', end: true, cell: ({ rating }) => <Score rating={rating} /> },
  {
    label: 'Downloads',
    end: true,
    cell: ({ downloads }) => downloads?.total ?? <Unknown />,
  },
];

function Score({ rating }: Pick<Listing, 'rating'>) {
  if (!rating?.score) return <Unknown />;
  return (
    <span title={rating.total === null ? undefined : `${formatCount(rating.total)} ratings`}>
      {rating.score.toFixed(1)}
    </span>
  );
}

const Unknown = () => <None title="No data from this store" />;

const toRow = (listing: Listing) => ({
  platform: listing.platform,
  storeId: listing.storeId,
  title: listing.title,
  developer: listing.developer,
  version: listing.version,
  lastUpdate: listing.lastUpdate,
  releaseDate: listing.releaseDate,
  ratingScore: listing.rating?.score ?? null,
  ratings: listing.rating?.total ?? null,
  downloads: listing.downloads?.total ?? null,
  revenue: listing.revenue?.total ?? null,
  url: listing.url,
  sample: listing.sample,
});
