import type { Decision } from './use-decisions';

export type RequestTab = 'pending' | 'approved' | 'rejected';

export interface Tab {
  status: RequestTab;
  label: string;
  /** The possible decisions, most common first. */
  decisions: { decision: Decision; label: string }[];
}

export const TABS: readonly [Tab, ...Tab[]] = [
  {
    status: 'pending',
    label: 'Pending',
    decisions: [
      { decision: 'approve', label: 'Approve' },
      { decision: 'reject', label: 'Reject' },
    ],
  },
  { status: 'approved', label: 'Approved', decisions: [{ decision: 'reject', label: 'Revoke' }] },
  { status: 'rejected', label: 'Rejected', decisions: [{ decision: 'approve', label: 'Approve' }] },
];
