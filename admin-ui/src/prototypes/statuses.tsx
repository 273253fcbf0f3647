import type { PrototypeStatus } from '../api/types';
import type { IconName } from '../components/text/Icon';
import { Chip } from '../components/text/chips';

/** In the order of the workflow; also the columns of the board. */
export const STATUS_ICONS: Record<PrototypeStatus, IconName> = {
  Planning: 'edit',
  'In Progress': 'play',
  Testing: 'analyses',
};
export const STATUSES = Object.keys(STATUS_ICONS) as PrototypeStatus[];

export const SAMPLE_TEXT =
  'A sample prototype for trying out this screen. It becomes yours once you edit it.';

export function StatusChip({ status }: { status: PrototypeStatus }) {
  return (
    <Chip icon={STATUS_ICONS[status]} tone={status === 'In Progress' ? 'on' : undefined}>
      {status}
    </Chip>
  );
}
