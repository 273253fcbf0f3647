import { getRefreshState, refreshRankings, type ChartKey } from '../../api/rankings';

/**
 * Asks for all charts of one store in one country. The server lets a request join a refresh under way; `joined` tells
 * so, as far as that one was known a moment before.
 */
export async function startRefresh({
  platform,
  country,
}: ChartKey): Promise<{ jobId: string; joined: boolean }> {
  const underWay = await getRefreshState().then(
    ({ running }) => running?.id,
    () => undefined,
  );
  const { jobId } = await refreshRankings({ platforms: [platform], countries: [country] });
  return { jobId, joined: jobId === underWay };
}
