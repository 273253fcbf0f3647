import { useEffect, useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import type { Storefront } from '../../api/games/market-data';
import type { ChartKey } from '../../api/charts/rankings';
import type { GameDetail } from '../../api/types';
import { useZoom } from '../../components/plot/shared-plots';
import { useAddressWord } from '../../components/page/use-address';
import { chartCameFrom } from '../way-back';
import { RANGES, getRangeStart, listCharts, spanAround } from './history-data';
import { readDay } from '../../rankings/dates/days';

export const toSeriesKey = ({ platform, country, category }: ChartKey): string =>
  `${platform} ${country} ${category}`;

/** The chart and days shown. A link from a change sets the chart and zooms to its day. */
export function useShownHistory(game: GameDetail, { platform, country }: Storefront) {
  const [word] = useAddressWord('day');
  const day = readDay(word);
  const [category] = useAddressWord('category');
  const { state } = useLocation();
  const { setZoom } = useZoom();
  const linked = useMemo(
    () => (day && category && platform ? { platform, country, category } : null),
    [day, platform, country, category],
  );
  const charts = useMemo(() => listCharts(game.positions, game.listings, linked), [game, linked]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [days, setDays] = useState<number>(RANGES[1].days);
  useEffect(() => {
    if (day) setZoom(spanAround(day));
  }, [day, setZoom]);

  const here = charts.filter((chart) => chart.platform === platform && chart.country === country);
  const find = (key: string | null | undefined) => charts.find((candidate) => toSeriesKey(candidate) === key);
  const cameFrom = linked ?? chartCameFrom(state);
  const chart =
    find(chosen) ??
    here.find((one) => cameFrom && toSeriesKey(one) === toSeriesKey(cameFrom)) ??
    here[0] ??
    charts[0];
  const captured = game.positions
    .filter((position) => chart && toSeriesKey(position) === toSeriesKey(chart))
    .map(({ capturedAt }) => Date.parse(capturedAt));
  const latest = captured.length > 0 ? Math.max(...captured) : Date.now();
  return {
    ...{ charts, chart, days, day },
    chooseChart: setChosen,
    chooseDays: (next: number) => {
      setDays(next);
      setZoom(null);
    },
    from: getRangeStart(days, latest, day),
  };
}
