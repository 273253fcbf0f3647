import { Button } from '../../components/actions/Button';
import type { Movers } from '../../api/types';
import { Card } from '../../components/page/Card';
import { EmptyState } from '../../components/states/EmptyState';
import { LoadError } from '../../components/states/LoadError';
import { SampleChip } from '../../components/text/chips';
import { formatCaptured } from '../../components/text/format';
import { PlotMenu } from '../../components/plot/PlotMenu';
import { usePlotOrTable } from '../../components/plot/PlotOrTable';
import { nameFile, toDay } from '../export/rows';
import { ListSkeleton } from '../lists/ListSkeleton';
import { useScreen } from '../screen';
import { MoverList } from './MoverList';
import { MoversPlot, describeMoves } from './MoversPlot';
import { MoversTable } from './MoversTable';
import { type Compared } from './compare';
import { KINDS, isStill, largestMoves } from './moves';
import { useMovers } from './use-movers';

interface MoversViewProps {
  compared: Compared;
  onCompare: (compared: Omit<Compared, 'span'>) => void;
}

/** What changed in one list between two captures. */
export function MoversView({ compared, onCompare }: MoversViewProps) {
  const { dates, openImport } = useScreen();
  const { date, compareDate } = dates;
  const { data, error, isPending, isFetching, refetch, problem } = useMovers(compared);
  if (problem) {
    return (
      <section className="card" aria-label="Movers">
        <EmptyState title="Nothing to compare">{problem}</EmptyState>
      </section>
    );
  }
  const [chosen] = data?.lists ?? [];
  return (
    <div className="stack" aria-busy={isPending || undefined}>
      {error && (
        <LoadError
          title={data ? 'Last update failed' : "Couldn't load movers"}
          error={error}
          busy={isFetching}
          onRetry={refetch}
        />
      )}
      {isPending && (
        <ListSkeleton className="mover-lists" titles={KINDS.map(({ title }) => title)} rows={4} />
      )}
      {data && !chosen && (
        <section className="card" aria-label="Movers">
          <EmptyState
            title={
              compared.span === 'previous' && !compareDate ? 'Movers need two captures' : 'Nothing to compare'
            }
            action={
              compared.span === 'previous' && !date && !compareDate ? (
                <Button icon="upload" label="Import…" size="small" onClick={openImport} />
              ) : (
                <Button
                  label="Compare with the previous capture"
                  size="small"
                  onClick={() => (compareDate ? dates.change({ compareDate: null }) : onCompare({}))}
                />
              )
            }
          >
            {data.notCompared[0]?.reason}
          </EmptyState>
        </section>
      )}
      {data && chosen && <Moved movers={data} chosen={chosen} />}
    </div>
  );
}

const MOST_EACH_WAY = 8;

function Moved({ movers, chosen }: { movers: Movers; chosen: Movers['lists'][number] }) {
  return (
    <div className="stack">
      <p className="text-13 muted row wrap">
        <span>
          Comparing {formatCaptured(chosen.capturedTo)} with {formatCaptured(chosen.capturedFrom)} (
          {chosen.reason})
        </span>
        {movers.sample && <SampleChip />}
      </p>
      {isStill(movers) ? (
        <section className="card" aria-label="Movers">
          <EmptyState title="Nothing moved">No rank changed, and no game entered or left.</EmptyState>
        </section>
      ) : (
        <>
          <Largest movers={movers} />
          <div className="rank-lists mover-lists">
            {KINDS.map(({ kind, title, none }) => (
              <MoverList key={kind} title={title} none={none} movers={movers[kind]} />
            ))}
          </div>
        </>
      )}
    </div>
  );
}

/** The largest movers as a plot, or all as a table. */
function Largest({ movers }: { movers: Movers }) {
  const { asTable, plot, toggle } = usePlotOrTable('View of the movers');
  const moves = largestMoves(movers, MOST_EACH_WAY);
  if (moves.length === 0) return null;
  const name = nameFile('movers', movers).toLowerCase().replaceAll(' ', '-');
  return (
    <Card
      title={asTable ? 'All moves' : 'Largest moves'}
      bare={asTable}
      aside={
        <div className="row">
          {!asTable && (
            <PlotMenu
              plot={plot}
              name={`${name}-${toDay(movers.capturedTo)}`}
              title="Largest moves"
              rows={() =>
                moves.map(({ bundleId, title, from, to, change }) => ({ bundleId, title, from, to, change }))
              }
              sample={movers.sample}
            />
          )}
          {toggle}
        </div>
      }
    >
      {asTable ? (
        <MoversTable moves={KINDS.flatMap(({ kind }) => movers[kind])} />
      ) : (
        <div ref={plot}>
          <MoversPlot moves={moves} label={describeMoves(moves)} />
        </div>
      )}
    </Card>
  );
}
