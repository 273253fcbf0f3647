import type { ReactNode } from 'react';
import type { Platform } from '../../api/types';
import { Icon, type IconName } from './Icon';
import './chips.css';

interface ChipProps {
  children: ReactNode;
  title?: string;
}

/** `tone` adds color to a meaning that the text states as well. */
export function Chip({
  children,
  title,
  icon,
  tone,
}: ChipProps & { icon?: IconName; tone?: 'wait' | 'down' | 'on' }) {
  return (
    <span className={tone ? `chip ${tone}` : 'chip'} title={title} dir="auto">
      {icon && <Icon name={icon} className="small" />}
      {children}
    </span>
  );
}

/** Marks sample data; `small` where real rows stand beside it. */
export function SampleChip({
  children = 'Sample data',
  title,
  small,
}: Partial<ChipProps> & { small?: boolean }) {
  return (
    <span
      className={small ? 'platform bare' : 'chip dashed'}
      title={title ?? 'Sample order for trying out this page. The first import or refresh replaces it.'}
    >
      <Icon name="flask" className="small" />
      <span className={small ? 'visually-hidden' : undefined}>{children}</span>
    </span>
  );
}

/** Marks a placeholder for a missing figure. */
export function DefaultChip({ title }: { title?: string }) {
  return (
    <span className="chip dashed" title={title}>
      <Icon name="notMeasured" className="small" />
      Default, not measured
    </span>
  );
}

export const PLATFORM_NAMES: Record<Platform, string> = { android: 'Android', ios: 'iOS' };
export const STORE_NAMES: Record<Platform, string> = { android: 'Google Play', ios: 'App Store' };
export const PLATFORMS = Object.keys(STORE_NAMES) as Platform[];

interface PlatformBadgeProps {
  platform: Platform;
  /** No border. */
  bare?: boolean;
  /** No border; the name is for screen readers only. */
  icon?: boolean;
}

/** The platform's icon and name. */
export function PlatformBadge({ platform, bare, icon }: PlatformBadgeProps) {
  return (
    <span className={bare || icon ? 'platform bare' : 'platform'} title={PLATFORM_NAMES[platform]}>
      <Icon name={platform} className="small" />
      <span className={icon ? 'visually-hidden' : undefined}>{PLATFORM_NAMES[platform]}</span>
    </span>
  );
}
