import type { ReactNode } from 'react';
import { formatDateTime, timeAgo } from './format';

/** "2 hours ago", with the exact time as its title. */
export const Ago = ({ at, note, children }: { at: string; note?: string; children?: ReactNode }) => (
  <time className="text-12 muted" dateTime={at} title={[formatDateTime(at), note].filter(Boolean).join(', ')}>
    {children} {timeAgo(at)}
  </time>
);
