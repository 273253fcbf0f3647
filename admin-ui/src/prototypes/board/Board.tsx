import { DndContext, closestCorners, useDroppable, useSensor, useSensors } from '@dnd-kit/core';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import type { Prototype, PrototypeStatus } from '../../api/types';
import { Icon } from '../../components/text/Icon';
import { Chip } from '../../components/text/chips';
import { BoardCard } from './BoardCard';
import type { Step } from './MoveMenu';
import { moveTo, applyMove, findPlace, type Move } from './moves';
import { STATUSES, STATUS_ICONS } from '../statuses';
import { CardSensor, findLanding, useDragCard, type Landing } from './drag-cards';
import '../prototypes.css';

interface BoardProps {
  /** In board order. */
  rows: Prototype[];
  onMove: (move: Move) => void;
  onOpen: (prototype: Prototype) => void;
}

/** A shorter movement is a click. */
const CLICK_TOLERANCE_PX = 5;

/** The board announces moves itself. */
const SILENT = {
  announcements: {
    onDragStart: () => undefined,
    onDragOver: () => undefined,
    onDragEnd: () => undefined,
    onDragCancel: () => undefined,
  },
};

/** A column per status. Cards move by drag and drop or by keys, with announcements. */
export function Board({ rows, onMove, onOpen }: BoardProps) {
  const board = useRef<HTMLDivElement>(null);
  const [said, announce] = useState('');
  const [landing, setLanding] = useState<Landing | null>(null);
  const sensors = useSensors(
    useSensor(CardSensor, { activationConstraint: { distance: CLICK_TOLERANCE_PX } }),
  );
  const refocus = useRef<string | null>(null);

  // A card that changes its column is a new element.
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
    const after = applyMove(rows, next);
    const size = after.filter((row) => row.status === status).length;
    announce(`${name} moved to ${status}, place ${findPlace(after, id) + 1} of ${size}.`);
    onMove(next);
    return true;
  };
  const step = (prototype: Prototype, way: Step) => {
    const { id, name, status } = prototype;
    const place = findPlace(rows, id);
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
    announce(`${name} can’t be moved further ${way}.`);
  };

  const byFinger = useMediaQuery('(pointer: coarse), (max-width: 699px)', { noSsr: true });
  return (
    <>
      <p className="text-13 muted">
        {byFinger ? (
          'Drag a card by its grip, or press the grip to choose where it goes.'
        ) : (
          <>
            Drag a card, or focus its grip and press <kbd>Alt</kbd> and an arrow.
          </>
        )}
      </p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCorners}
        accessibility={SILENT}
        onDragMove={(event) => setLanding(findLanding(event, rows))}
        onDragCancel={() => setLanding(null)}
        onDragEnd={(event) => {
          setLanding(null);
          const end = findLanding(event, rows);
          if (end) move(String(event.active.id), end.status, end.place);
        }}
      >
        <div ref={board} className="board">
          {STATUSES.map((status) => {
            const column = rows.filter((row) => row.status === status);
            const others = column.filter(({ id }) => id !== landing?.id);
            const place = landing?.status === status ? landing.place : null;
            return (
              <BoardColumn key={status} status={status} count={column.length} over={place !== null}>
                <ul className={place !== null && place >= others.length ? 'landing-last' : undefined}>
                  {column.map((row, at) => (
                    <DraggableCard
                      key={row.id}
                      row={row}
                      landing={place !== null && others[place]?.id === row.id}
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
                    </DraggableCard>
                  ))}
                  {column.length === 0 && <li className="text-13 muted">Nothing in {status}.</li>}
                </ul>
              </BoardColumn>
            );
          })}
        </div>
      </DndContext>
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </>
  );
}

interface BoardColumnProps {
  status: PrototypeStatus;
  count: number;
  /** A card is being dragged over it. */
  over: boolean;
  children: ReactNode;
}

function BoardColumn({ status, count, over, children }: BoardColumnProps) {
  const { setNodeRef } = useDroppable({ id: status, data: { status } });
  return (
    <section
      ref={setNodeRef}
      className={over ? 'board-column stack well over' : 'board-column stack well'}
      aria-label={status}
    >
      <header className="row">
        <Icon name={STATUS_ICONS[status]} />
        <h2>{status}</h2>
        <Chip>{count}</Chip>
      </header>
      {children}
    </section>
  );
}

interface DraggableCardProps {
  row: Prototype;
  /** The dragged card would be dropped before this one. */
  landing: boolean;
  children: ReactNode;
}

function DraggableCard({ row, landing, children }: DraggableCardProps) {
  const { dragged, ...drag } = useDragCard(row);
  const classes = ['board-card card pad', dragged && 'dragged', landing && 'landing'];
  return (
    <li data-card={row.id} className={classes.filter(Boolean).join(' ')} {...drag}>
      {children}
    </li>
  );
}
