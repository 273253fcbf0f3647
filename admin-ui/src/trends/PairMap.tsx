import { useApi } from '../api/queries/use-api';
import type { PairCell, PairMap as Pairs } from '../api/types';
import type { WeeklyQuery } from '../api/charts/trends';
import { Card } from '../components/page/Card';
import { StaticTable, type Column } from '../components/table/DataTable';
import { usePlotOrTable } from '../components/plot/PlotOrTable';
import { EmptyState } from '../components/states/EmptyState';
import { ReadStates } from '../components/lists/ListStates';
import { PairGrid } from './PairGrid';
import { describeCell, namePair } from './describe-pairs';
import type { Figure } from './FigureGames';
import { countNoun } from '../components/text/format';

/** Minimum number of games for pairs. */
const LEAST_GAMES = 20;

interface PairMapProps {
  query: WeeklyQuery;
  onOpen: (figure: Figure) => void;
}

/** Mechanics by meta elements: what occurs together and what doesn't. */
export function PairMap({ query, onOpen }: PairMapProps) {
  const { asTable, toggle } = usePlotOrTable('View of the white space');
  const read = useApi('/api/trends/pairs', query);
  const { data } = read;
  const open = (cell: PairCell) => data && onOpen(toFigure(data, cell));
  return (
    <Card title="White space" bare aside={toggle}>
      <ReadStates
        what="pairs"
        rows={data?.cells}
        read={read}
        nothing={
          <EmptyState title="No pairs yet">
            Pairs need analyzed games with mechanics and meta elements.
          </EmptyState>
        }
      >
        {data && data.n < LEAST_GAMES ? (
          <EmptyState title="Too few games">
            {countNoun(data.n, 'game is', 'games are')} analyzed. Pairs need at least {LEAST_GAMES}.
          </EmptyState>
        ) : (
          data && (
            <>
              <div className="card-body stack">
                <p className="text-13 muted">
                  {data.n} analyzed games of{' '}
                  {data.captures === 1 ? 'one weekly capture' : `${data.captures} weekly captures`}. Large:
                  games with both. Small: expected by chance. {countFlags(data)}
                </p>
                {!asTable ? (
                  <PairGrid map={data} onOpen={open} />
                ) : (
                  <StaticTable
                    label="Pairs that differ most from chance"
                    rows={rankCells(data)}
                    rowKey={({ mechanicId, metaId }) => `${mechanicId} ${metaId}`}
                    columns={listColumns(data, open)}
                  />
                )}
              </div>
            </>
          )
        )}
      </ReadStates>
    </Card>
  );
}

function countFlags({ cells, tested }: Pairs): string {
  if (tested === 0) return 'No pair has three expected games yet, so none could be tested.';
  const flagged = cells.filter(({ flag }) => flag).length;
  return flagged === 0
    ? `None of ${countNoun(tested, 'tested pair')} differs from chance.`
    : `${flagged} of ${countNoun(tested, 'tested pair')} ${flagged === 1 ? 'differs' : 'differ'} from chance; of these about one in ten may be wrong.`;
}

const toFigure = (map: Pairs, cell: PairCell): Figure => ({
  item: cell.mechanicId,
  and: cell.metaId,
  during: 'all',
  title: namePair(map, cell),
  note: [`${describeCell(cell)}.`, cell.suggestion && `One way to combine them: ${cell.suggestion}`]
    .filter(Boolean)
    .join(' '),
});

/** Flagged pairs first, then by probability. */
const rankCells = ({ cells }: Pairs): PairCell[] =>
  cells
    .filter(({ probability }) => probability !== null)
    .sort((a, b) => Number(Boolean(b.flag)) - Number(Boolean(a.flag)) || a.probability! - b.probability!);

const listColumns = (map: Pairs, open: (cell: PairCell) => void): Column<PairCell>[] => [
  {
    label: 'Pair',
    cell: (cell) => (
      <button type="button" className="link-button" onClick={() => open(cell)}>
        {namePair(map, cell)}
      </button>
    ),
  },
  { label: 'Games', end: true, cell: ({ games }) => games },
  { label: 'Expected', end: true, cell: ({ expected }) => expected },
  {
    label: 'p',
    end: true,
    cell: ({ probability }) => (probability! < 0.001 ? '< 0.001' : probability!.toFixed(3)),
  },
  {
    label: 'Finding',
    cell: ({ flag }) => (flag ? `${flag} than chance gives` : 'no clear difference'),
  },
];
