import type { ReactNode } from 'react';
import { outerPath } from '../base-path';
import { CopyButton } from '../components/actions/CopyButton';
import { ROUTES } from '../routes';
import type { RequestTab } from './tabs';

/** The empty state of each tab. */
export const EMPTY: Record<RequestTab, { title: string; text: string; action?: ReactNode }> = {
  pending: {
    title: 'No one is waiting',
    text: 'People who sign up appear here and can’t sign in until you approve them. Share the sign-up page to invite someone.',
    action: (
      <CopyButton text={window.location.origin + outerPath(ROUTES.signup)} label="Copy the sign-up address" />
    ),
  },
  approved: {
    title: 'No one approved yet',
    text: 'People you approve are listed here, with who decided and when. You can revoke access here.',
  },
  rejected: {
    title: 'No one rejected',
    text: 'Rejected requests are listed here with their reason. They can apply again, and you can still approve them.',
  },
};
