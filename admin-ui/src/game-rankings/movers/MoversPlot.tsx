import useMediaQuery from '@mui/material/useMediaQuery';
import { Bar, Cell, LabelList, ReferenceLine, type LabelProps } from 'recharts';
import type { Mover } from '../../api/types';
import { Plot } from '../../components/plot/Plot';
import { changeAxis, describeMove } from './moves';
import { truncate } from '../../components/text/truncate';

interface MoversPlotProps {
  moves: Mover[];
  /** Text alternative of the plot. */
  label: string;
}

const ROW = 26;
/** Space for "100 → 82" beside the longest bar. */
const LABEL_ROOM = 60;

/** Ranks gained to the right, ranks lost to the left of zero. */
export function MoversPlot({ moves, label }: MoversPlotProps) {
  const narrow = useMediaQuery('(max-width: 699px)', { noSsr: true });
  const end = changeAxis(moves);
  const bars = moves.map((move) => ({ ...move, way: `${move.from} → ${move.to}` }));
  const height = bars.length * ROW + 36;
  const most = narrow ? 13 : 28;
  return (
    <figure role="img" aria-label={label}>
      <Plot
        data={bars}
        height={height}
        layout="vertical"
        margin={{ top: 0, right: LABEL_ROOM }}
        barCategoryGap={5}
        x={{
          type: 'number',
          domain: [-end, end],
          ticks: narrow ? [-end, 0, end] : [-end, -end / 2, 0, end / 2, end],
          tickFormatter: (value: number) => (value > 0 ? `+${value}` : `${value}`.replace('-', '−')),
          height: 28,
        }}
        y={{
          type: 'category',
          dataKey: 'bundleId',
          width: narrow ? 104 : 208,
          interval: 0,
          tick: ({ x, y, payload }: TickProps) => (
            <text x={0} y={y} dy={4} fontSize={12} fill="var(--text)" data-x={x}>
              {truncate(titleFor(moves, payload.value), most, '…')}
            </text>
          ),
        }}
      >
        <ReferenceLine x={0} stroke="var(--edge)" />
        <Bar dataKey="change" isAnimationActive={false} radius={2}>
          {bars.map(({ bundleId, change }) => (
            <Cell key={bundleId} fill={(change ?? 0) > 0 ? 'var(--up)' : 'var(--down)'} />
          ))}
          <LabelList dataKey="way" content={WayLabel} />
        </Bar>
      </Plot>
    </figure>
  );
}

interface TickProps {
  x: number | string;
  y: number | string;
  payload: { value: string };
}

/** Right of the bar; for losses right of zero, clear of the names. */
function WayLabel({ x = 0, y = 0, width = 0, height = 0, value }: LabelProps) {
  const [start, span] = [Number(x), Number(width)];
  return (
    <text
      x={Math.max(start, start + span) + 6}
      y={Number(y) + Number(height) / 2}
      dy={4}
      fontSize={12}
      fill="var(--muted)"
    >
      {value}
    </text>
  );
}

const titleFor = (moves: Mover[], bundleId: string): string =>
  moves.find((move) => move.bundleId === bundleId)?.title ?? bundleId;

/** "Big Harbour: Up 23, from 24 to 1; …" */
export const describeMoves = (moves: Mover[]): string =>
  `Largest moves. ${moves.map((move) => `${move.title}: ${describeMove(move)}`).join('; ')}.`;
