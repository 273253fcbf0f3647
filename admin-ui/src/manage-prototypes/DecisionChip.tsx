import type { Prototype } from '../api/types';
import { Chip } from '../components/text/chips';

/** The decision on a prototype; nothing while it is open. */
export function DecisionChip({ prototype: { decision } }: { prototype: Prototype }) {
  if (!decision) return null;
  return decision === 'go' ? (
    <Chip icon="done" tone="on">
      Go
    </Chip>
  ) : (
    <Chip icon="close" tone="down">
      Killed
    </Chip>
  );
}
