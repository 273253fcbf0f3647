import { useEffect, useRef, useState } from 'react';
import type { Prototype, PrototypeStatus } from '../api/types';
import { Icon } from '../components/Icon';
import { Chip } from '../components/chips';
import { BoardCard } from './BoardCard';
import type { Step } from './MoveMenu';
import { moveTo, moved, placeOf, type Move } from './moves';
import { STATUSES, STATUS_ICONS } from './statuses';
import { useBoardDrag } from './use-board-drag';
import './board.css';

interface BoardProps {
  /** In the order of the board. */
  rows: Prototype[];
  onMove: (move: Move) => void;
  onOpen: (prototype: Prototype) => void;
}

/** A column by status. Cards are dragged, or moved by keys, which says aloud where they went. */
export function Board({ rows, onMove, onOpen }: BoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const [said, announce] = useState('');
  const refocus = useRef<string | null>(null);

  // In another column the card is a new element.
  useEffect(() => {
    if (!refocus.current) return;
    const grip = `[data-card="${refocus.current}"] [data-grip]`;
    refocus.current = null;
    board.current?.querySelector<HTMLElement>(grip)?.focus();
  }, [rows]);

  const move = (id: string, status: PrototypeStatus, place: number): boolean => {
    const next = moveTo(rows, id, status, place);
    const name = rows.find((row) => row.id === id)?.name ?? '';
    if (!next) return false;
    const after = moved(rows, next);
    const size = after.filter((row) => row.status === status).length;
    announce(`${name} moved to ${status}, place ${placeOf(after, id) + 1} of ${size}.`);
    onMove(next);
    return true;
  };
  const step = (prototype: Prototype, way: Step) => {
    const { id, name, status } = prototype;
    const place = placeOf(rows, id);
    const last = rows.filter((row) => row.status === status).length - 1;
    const aside = STATUSES[STATUSES.indexOf(status) + (way === 'left' ? -1 : 1)];
    refocus.current = id;
    const done =
      way === 'up'
        ? place > 0 && move(id, status, place - 1)
        : way === 'down'
          ? place < last && move(id, status, place + 1)
          : aside !== undefined && move(id, aside, place);
    if (done) return;
    refocus.current = null;
    announce(`${name} cannot be moved ${way} any further.`);
  };
  const drag = useBoardDrag(board, (id, { status, place }) => move(id, status, place));

  return (
    <>
      <p className="text-13 muted board-hint">
        <span className="by-key">
          Drag a card, or focus its grip and press <kbd>Alt</kbd> and an arrow.
        </span>
        <span className="by-finger">Drag a card by its grip, or press the grip to choose where it goes.</span>
      </p>
      <div ref={board} className="board" onClickCapture={drag.swallowClick}>
        {STATUSES.map((status) => {
          const column = rows.filter((row) => row.status === status);
          const others = column.filter(({ id }) => id !== drag.draggedId);
          const landing = drag.landing?.status === status ? drag.landing.place : null;
          return (
            <section
              key={status}
              data-column={status}
              className={landing === null ? 'board-column' : 'board-column over'}
              aria-label={status}
            >
              <header className="row">
                <Icon name={STATUS_ICONS[status]} />
                <h2>{status}</h2>
                <Chip>{column.length}</Chip>
              </header>
              <ul className={landing !== null && landing >= others.length ? 'landing-last' : undefined}>
                {column.map((row, at) => (
                  <li
                    key={row.id}
                    data-card={row.id}
                    className={[
                      'board-card',
                      row.id === drag.draggedId ? 'dragged' : '',
                      landing !== null && others[landing]?.id === row.id ? 'landing' : '',
                    ].join(' ')}
                    style={drag.styleOf(row.id)}
                    {...drag.of(row.id)}
                  >
                    <BoardCard
                      prototype={row}
                      first={at === 0}
                      last={at === column.length - 1}
                      onStep={(way) => step(row, way)}
                      onColumn={(to) => {
                        refocus.current = row.id;
                        move(row.id, to, rows.length);
                      }}
                      onOpen={() => onOpen(row)}
                    />
                  </li>
                ))}
              </ul>
              {column.length === 0 && <p className="text-13 muted board-empty">Nothing in {status}.</p>}
            </section>
          );
        })}
      </div>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}
