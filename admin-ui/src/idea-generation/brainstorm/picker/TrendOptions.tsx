import { useApi } from '../../../api/queries/use-api';
import type { TrendItem } from '../../../api/types';
import { formatCount } from '../../../components/text/format';
import { findTwin } from '../inputs';
import { OptionList } from './OptionList';
import type { PickerProps } from './picker-props';

const points = new Intl.NumberFormat('en', { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
const describeTwin = ({ inputs, input }: PickerProps, sourceId: string) => {
  const twin = findTwin(inputs, input, sourceId);
  return twin ? `Already input ${twin}` : undefined;
};

/** Largest rise first; without two captures to compare, most frequent first. */
const sortByChange = (items: TrendItem[]) =>
  items.toSorted((a, b) => (b.change ?? -Infinity) - (a.change ?? -Infinity) || b.games - a.games);

/** A mechanic or meta element of charting games. */
export function TrendOptions(props: PickerProps) {
  const { data, error, refetch } = useApi('/api/trends/mechanics');
  const items = data && sortByChange(data.items);
  return (
    <>
      <OptionList
        label="Trends"
        options={items?.slice(0, 30).map(({ name, games, change }) => ({
          ...{ value: name, title: name, taken: describeTwin(props, name) },
          note: [
            `${formatCount(games)} of ${formatCount(data?.analysed ?? 0)} charting games`,
            change !== null && data?.days ? `${points.format(change)} points in ${data.days} days` : '',
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
        empty={data?.notEnough ?? 'No charting game has been analyzed yet.'}
        error={error}
        onRetry={() => void refetch()}
        onPick={(name) => {
          const kind = items?.find((item) => item.name === name)?.kind;
          const lists =
            kind === 'meta'
              ? { mechanics: [], metaElements: [name] }
              : { mechanics: [name], metaElements: [] };
          props.onChange({ sourceId: name, named: { name, ...lists } });
        }}
      />
      <Scope scope={data?.scope} sample={data?.sample} />
    </>
  );
}

/** A mechanic and a meta element that charting games rarely combine. */
export function WhiteSpaceOptions(props: PickerProps) {
  const { data, error, refetch } = useApi('/api/trends/white-space');
  return (
    <>
      <OptionList
        label="White space"
        options={data?.pairs.map(({ mechanic, meta, together, expected }) => ({
          ...{ value: `${mechanic} + ${meta}`, title: `${mechanic} + ${meta}` },
          note: `${formatCount(together)} with both, ${expected.toFixed(1)} expected`,
          taken: describeTwin(props, `${mechanic} + ${meta}`),
        }))}
        empty={data?.notEnough ?? 'No pair stands out in the analyzed charting games.'}
        error={error}
        onRetry={() => void refetch()}
        onPick={(name) => {
          const pair = data?.pairs.find(({ mechanic, meta }) => `${mechanic} + ${meta}` === name);
          if (!pair) return;
          const lists = { mechanics: [pair.mechanic], metaElements: [pair.meta] };
          props.onChange({ sourceId: name, named: { name, ...lists } });
        }}
      />
      <Scope scope={data?.scope} sample={data?.sample} />
    </>
  );
}

function Scope({ scope, sample }: { scope: string | undefined; sample: boolean | undefined }) {
  if (!scope) return null;
  return <p className="text-12 muted">{sample ? `${scope}, sample data` : scope}</p>;
}
