import { Button } from '../../components/actions/Button';
import type { RankingType } from '../../api/types';
import { formatDate } from '../../components/text/format';
import { LISTS } from '../../rankings/filters';
import { StaleNote } from '../refresh/StaleNote';
import type { StaleList } from '../refresh/stale-list';
import { useScreen } from '../screen';

interface MissingListsProps {
  types: RankingType[];
  getStaleList: (type: RankingType) => StaleList | null;
}

/** One line per list that was never captured, with what to do. */
export function MissingLists({ types, getStaleList }: MissingListsProps) {
  const { openImport, dates } = useScreen();
  return (
    <div className="card pad missing-lists">
      {LISTS.filter(({ type }) => types.includes(type)).map(({ type, title, holds }) => {
        const failed = getStaleList(type);
        return (
          <section key={type} className="row wrap" aria-label={title}>
            <h3>{title}</h3>
            <p className="text-13">
              {dates.date ? `Not captured until ${formatDate(dates.date)}` : 'No games found'}
            </p>
            {failed ? (
              <StaleNote list={failed} capturedAt={null} />
            ) : (
              !dates.date && <p className="text-13 muted">{holds}</p>
            )}
          </section>
        );
      })}
      <Button icon="upload" label="Import…" size="small" onClick={openImport} />
    </div>
  );
}
