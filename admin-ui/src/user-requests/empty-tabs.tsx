import type { ReactNode } from 'react';
import { outerPath } from '../base-path';
import { CopyButton } from '../components/actions/CopyButton';
import { ROUTES } from '../routes';
import type { RequestTab } from './tabs';

/** The empty state of each tab. */
export const EMPTY: Record<RequestTab, { title: string; text: string; action?: ReactNode }> = {
  pending: {
    title: 'Nobody is waiting',
    text: 'Whoever signs up appears here and cannot sign in until you approve. Share the sign-up page to invite somebody.',
    action: (
      <CopyButton text={window.location.origin + outerPath(ROUTES.signup)} label="Copy the sign-up address" />
    ),
  },
  approved: {
    title: 'Nobody approved yet',
    text: 'People you let in stay listed here, with who decided and when. Access can be revoked from here.',
  },
  rejected: {
    title: 'Nobody rejected',
    text: 'Requests you turn down stay here with their reason. They may apply again, and you may still approve them.',
  },
};
