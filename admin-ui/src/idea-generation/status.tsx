import type { IdeaStatus } from '../api/types';
import { Chip } from '../components/text/chips';
import type { IconName } from '../components/text/Icon';

/** Shape and text carry the meaning; color supports it. */
export const STATUSES: { value: IdeaStatus; label: string; icon: IconName; tone?: 'on' | 'down' }[] = [
  { value: 'draft', label: 'Draft', icon: 'edit' },
  { value: 'prototype', label: 'In prototype', icon: 'box' },
  { value: 'go', label: 'Go', icon: 'done', tone: 'on' },
  { value: 'killed', label: 'Killed', icon: 'close', tone: 'down' },
];

export function IdeaStatusChip({ status }: { status: IdeaStatus }) {
  const found = STATUSES.find(({ value }) => value === status);
  if (!found) return null;
  const { label, icon, tone } = found;
  return (
    <Chip icon={icon} {...(tone && { tone })}>
      {label}
    </Chip>
  );
}
