import { useApi } from '../../api/queries/use-api';
import { describeError } from '../../api/problem';
import type { ItemsDiff } from '../../api/types';
import { Banner } from '../../components/states/Banner';
import { Spinner } from '../../components/states/Spinner';
import { KIND_TITLES } from '../items/AnalysisItems';
import { ConfidenceBadge } from '../items/ConfidenceBadge';
import { itemKey } from '../items/displayed-item';

/** What the later of two analyses added, dropped or changed. */
export function VersionDiff({ before, after }: { before: string; after: string }) {
  const { data, error } = useApi('/api/analyses/{id}/diff/{otherId}', { id: before, otherId: after });
  if (error) {
    return (
      <Banner tone="error" title="The versions could not be compared">
        <p>{describeError(error)}</p>
      </Banner>
    );
  }
  if (!data) return <Spinner label="Comparing" slow="Still comparing." />;
  return (
    <>
      {(['mechanics', 'metaElements'] as const).map((kind) => (
        <section key={kind}>
          <h3 className="text-12 muted">{KIND_TITLES[kind]}</h3>
          <Changes diff={data[kind]} />
        </section>
      ))}
    </>
  );
}

function Changes({ diff: { added, removed, changed, unchanged } }: { diff: ItemsDiff }) {
  return (
    <ul className="lines bare">
      {added.map((item) => (
        <li key={itemKey(item)} className="row wrap text-13">
          <span className="good">Added</span>
          <b>{item.name}</b>
          <ConfidenceBadge confidence={item.confidence} />
        </li>
      ))}
      {removed.map((item) => (
        <li key={itemKey(item)} className="row wrap text-13">
          <span className="wrong">Dropped</span>
          <del>{item.name}</del>
          <ConfidenceBadge confidence={item.confidence} />
        </li>
      ))}
      {changed.map(({ before, after }) => (
        <li key={itemKey(after)}>
          <span className="muted">Changed</span>
          <span>
            <b>{after.name}</b>
            {before.name !== after.name && <span className="muted"> was {before.name}</span>}
            {before.name === after.name && before.confidence === after.confidence && (
              <span className="muted"> reworded</span>
            )}
          </span>
          {before.confidence === after.confidence ? (
            <ConfidenceBadge confidence={after.confidence} />
          ) : (
            <span className="row">
              <ConfidenceBadge confidence={before.confidence} />
              <span aria-label="now">→</span>
              <ConfidenceBadge confidence={after.confidence} />
            </span>
          )}
        </li>
      ))}
      <li className="muted">{unchanged === 0 ? 'No unchanged items' : `${unchanged} unchanged`}</li>
    </ul>
  );
}
