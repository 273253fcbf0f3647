import type { ReactNode } from 'react';
import './states.css';

interface EmptyStateProps {
  title: string;
  /** What belongs here, and why it is empty. */
  children?: ReactNode;
  /** The action that fills it. */
  action?: ReactNode;
  /** h2 outside of titled cards. */
  heading?: 'h2' | 'h3';
}

export function EmptyState({ title, children, action, heading: Heading = 'h3' }: EmptyStateProps) {
  return (
    <div className="empty">
      <svg viewBox="0 0 72 56" aria-hidden="true" className="icon art">
        <rect x="8" y="6" width="56" height="12" rx="3" />
        <path
          d="M11 22h50a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3ZM11 38h50a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3H11a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3Z"
          strokeDasharray="3 4"
        />
        <path stroke="var(--accent)" d="M22 12h20" />
        <circle fill="var(--accent)" stroke="none" cx="15" cy="12" r="1.5" />
      </svg>
      <Heading>{title}</Heading>
      {children && <p>{children}</p>}
      {action}
    </div>
  );
}
