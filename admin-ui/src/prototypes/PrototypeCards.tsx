import { Button } from '../components/actions/Button';
import { IconButton } from '../components/actions/IconButton';
import { useId } from 'react';
import type { Prototype } from '../api/types';
import { SampleChip } from '../components/text/chips';
import { DecisionChip } from '../manage-prototypes/DecisionChip';
import { Avatars } from './Avatars';
import { Progress } from './Progress';
import { Ago } from '../components/text/Ago';
import { SAMPLE_TEXT, StatusChip } from './statuses';

interface PrototypeCardsProps {
  prototypes: Prototype[];
  onOpen: (prototype: Prototype) => void;
  onEdit: (prototype: Prototype) => void;
}

export function PrototypeCards({ prototypes, onOpen, onEdit }: PrototypeCardsProps) {
  return (
    <div className="grid">
      {prototypes.map((prototype) => (
        <PrototypeCard key={prototype.id} prototype={prototype} onOpen={onOpen} onEdit={onEdit} />
      ))}
    </div>
  );
}

function PrototypeCard({
  prototype,
  onOpen,
  onEdit,
}: { prototype: Prototype } & Omit<PrototypeCardsProps, 'prototypes'>) {
  const id = useId();
  const { name, description, status, progress, team, sample, updatedAt } = prototype;
  return (
    <article className="card card-body stack" aria-labelledby={id}>
      <div className="row start between break">
        <h2 id={id}>{name}</h2>
        <IconButton icon="edit" label={`Edit ${name}`} title="Edit" onClick={() => onEdit(prototype)} />
      </div>
      <div className="row wrap">
        <StatusChip status={status} />
        <DecisionChip prototype={prototype} />
        {sample && <SampleChip small title={SAMPLE_TEXT} />}
      </div>
      <p className="text-13 muted clamp">{description ?? 'No description yet.'}</p>
      <Progress value={progress} label={`Progress of ${name}`} />
      <div className="row between">
        <Avatars team={team} />
        <Ago at={updatedAt}>Updated</Ago>
      </div>
      <div className="stack foot">
        <Button size="small" onClick={() => onOpen(prototype)}>
          View Details<span className="visually-hidden"> of {name}</span>
        </Button>
      </div>
    </article>
  );
}
