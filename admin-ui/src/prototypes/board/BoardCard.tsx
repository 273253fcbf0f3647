import Skeleton from '@mui/material/Skeleton';
import { Button } from '../../components/actions/Button';
import type { KeyboardEvent } from 'react';
import type { Prototype, PrototypeStatus } from '../../api/types';
import { SampleChip } from '../../components/text/chips';
import { Avatars } from '../Avatars';
import { MoveMenu, type Step } from './MoveMenu';
import { Progress } from '../Progress';
import { Ago } from '../../components/text/Ago';
import { SAMPLE_TEXT } from '../statuses';

interface BoardCardProps {
  prototype: Prototype;
  first: boolean;
  last: boolean;
  onStep: (step: Step) => void;
  onColumn: (status: PrototypeStatus) => void;
  onOpen: () => void;
}

const STEPS: Record<string, Step | undefined> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowLeft: 'left',
  ArrowRight: 'right',
};

/** A card of the board. Alt+arrow moves it. */
export function BoardCard({ prototype, onOpen, ...move }: BoardCardProps) {
  const { name, progress, team, sample, updatedAt } = prototype;
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.altKey && !event.ctrlKey && !event.metaKey ? STEPS[event.key] : undefined;
    if (!step) return;
    // The browser would navigate back or forward.
    event.preventDefault();
    move.onStep(step);
  };
  return (
    <div className="stack tight" role="group" aria-label={name} onKeyDown={onKeyDown}>
      <div className="row start between break">
        <span className="row wrap">
          <h3>{name}</h3>
          {sample && <SampleChip small title={SAMPLE_TEXT} />}
        </span>
        <MoveMenu prototype={prototype} {...move} />
      </div>
      <Progress value={progress} label={`Progress of ${name}`} />
      <div className="row between">
        <Avatars team={team} />
        <Ago at={updatedAt}>Updated</Ago>
      </div>
      <div>
        <Button size="small" onClick={onOpen}>
          View Details<span className="visually-hidden"> of {name}</span>
        </Button>
      </div>
    </div>
  );
}

/** Placeholder of the board. */
export function BoardSkeleton() {
  return (
    <div className="board" role="status">
      <span className="visually-hidden">Loading the prototypes</span>
      {[2, 1, 1].map((count, column) => (
        <div key={column} className="board-column stack well" aria-hidden="true">
          <Skeleton />
          {Array.from({ length: count }, (_, at) => (
            <div key={at} className="board-card card card-body stack">
              <Skeleton />
              <Skeleton height={8} />
              <Skeleton height={8} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
