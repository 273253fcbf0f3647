import type { GameDetail, Listing } from '../../api/types';
import { Card } from '../../components/Card';
import { ExportMenu } from '../../components/ExportMenu';
import { StoreText } from '../../components/StoreText';
import { PlatformBadge, SampleChip } from '../../components/chips';
import { formatCount, formatDate } from '../../components/format';
import '../../components/table.css';

/** What each store says of the same game, side by side. */
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
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Store</th>
            <th scope="col">Version</th>
            <th scope="col">Last update</th>
            <th scope="col">Released</th>
            <th scope="col" className="end">
              Rating
            </th>
            <th scope="col" className="end">
              Downloads
            </th>
          </tr>
        </thead>
        <tbody>
          {listings.map((listing) => (
            <tr key={`${listing.platform} ${listing.storeId}`}>
              <th scope="row">
                <span className="row">
                  <PlatformBadge platform={listing.platform} />
                  <StoreText className="break" title={`${listing.title}, ${listing.storeId}`}>
                    {listing.title}
                  </StoreText>
                  {listing.sample && <SampleChip />}
                </span>
              </th>
              <td data-label="Version">{listing.version ?? 'N/A'}</td>
              <td data-label="Last update">{listing.lastUpdate ? formatDate(listing.lastUpdate) : 'N/A'}</td>
              <td data-label="Released">{listing.releaseDate ? formatDate(listing.releaseDate) : 'N/A'}</td>
              <td data-label="Rating" className="end">
                <Score rating={listing.rating} />
              </td>
              <td data-label="Downloads" className="end">
                {listing.downloads?.total ?? <Unknown />}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}

function Score({ rating }: Pick<Listing, 'rating'>) {
  if (!rating?.score) return <Unknown />;
  return (
    <span title={rating.total === null ? undefined : `${formatCount(rating.total)} ratings`}>
      {rating.score.toFixed(1)}
    </span>
  );
}

const Unknown = () => (
  <span className="muted" title="This store has not given it">
    —
  </span>
);

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
