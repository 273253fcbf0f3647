import type { ReactNode } from 'react';
import { Icon, type IconName } from '../text/Icon';
import './states.css';

interface BannerProps {
  /** error: something failed · note: information · good: success. */
  tone: 'error' | 'note' | 'good';
  title: string;
  /** What is unaffected, and the next step. */
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}

const ICONS: Record<BannerProps['tone'], IconName> = { error: 'warning', note: 'info', good: 'done' };

export function Banner({ tone, title, children, action, className = '' }: BannerProps) {
  return (
    <div
      className={`banner row wrap start ${tone} ${className}`}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Icon name={ICONS[tone]} />
      <div className="banner-text">
        <b>{title}</b>
        {children}
      </div>
      {action && <div className="row wrap">{action}</div>}
    </div>
  );
}
