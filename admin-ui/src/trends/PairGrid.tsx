import { useRef, useState, type CSSProperties, type KeyboardEvent } from 'react';
import type { PairCell, PairMap } from '../api/types';
import { describeCell, namePair } from './describe-pairs';

interface PairGridProps {
  map: PairMap;
  onOpen: (cell: PairCell) => void;
}

/** Deviation from chance, −3 to 3, for the color. */
function readLevel({ games, expected, probability }: PairCell): number {
  if (probability === null || games === expected) return 0;
  const ratio = (games + 0.5) / (expected + 0.5);
  const steps = Math.min(3, Math.floor(Math.abs(Math.log2(ratio)) * 2));
  return ratio < 1 ? -steps : steps;
}

/** The grid of pairs: one tab stop, arrows move, Home and End within the row, Enter opens. */
export function PairGrid({ map, onOpen }: PairGridProps) {
  const { mechanics, metas, cells } = map;
  const [active, setActive] = useState(0);
  const grid = useRef<HTMLDivElement>(null);
  const move = (event: KeyboardEvent) => {
    const width = metas.length;
    const row = Math.floor(active / width);
    const steps: Record<string, number> = {
      ArrowRight: active + 1,
      ArrowLeft: active - 1,
      ArrowDown: active + width,
      ArrowUp: active - width,
      Home: row * width,
      End: row * width + width - 1,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    if (next < 0 || next >= cells.length) return;
    setActive(next);
    grid.current?.querySelectorAll<HTMLElement>('[role="gridcell"] button')[next]?.focus();
  };
  return (
    <div className="scroll tall">
      <div
        ref={grid}
        role="grid"
        aria-label="Games per pair of a mechanic and a meta element"
        className="pair-grid"
        style={{ gridTemplateColumns: `minmax(96px, 160px) repeat(${metas.length}, minmax(56px, 1fr))` }}
        onKeyDown={move}
      >
        <div role="row">
          <span role="columnheader">
            <span className="visually-hidden">Mechanic</span>
          </span>
          {metas.map(({ id, name, games }) => (
            <span key={id} role="columnheader" className="text-12">
              {name} <span className="muted">{games}</span>
            </span>
          ))}
        </div>
        {mechanics.map(({ id, name, games }, row) => (
          <div key={id} role="row">
            <span role="rowheader" className="text-13">
              {name} <span className="muted text-12">{games}</span>
            </span>
            {cells.slice(row * metas.length, (row + 1) * metas.length).map((cell, column) => {
              const index = row * metas.length + column;
              const level = readLevel(cell);
              return (
                <span key={cell.metaId} role="gridcell">
                  <button
                    type="button"
                    tabIndex={index === active ? 0 : -1}
                    className={`pair-cell ${level < 0 ? 'less' : ''} ${cell.flag ? `flag ${cell.flag}` : ''}`}
                    style={{ '--level': Math.abs(level) } as CSSProperties}
                    aria-label={`${namePair(map, cell)}: ${describeCell(cell)}`}
                    onFocus={() => setActive(index)}
                    onClick={() => onOpen(cell)}
                  >
                    {cell.games}
                    <small>{cell.expected}</small>
                  </button>
                </span>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
