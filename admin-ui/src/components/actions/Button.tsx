import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Icon, type IconName } from '../text/Icon';
import { useKeptFocus } from './use-kept-focus';

export interface ButtonProps extends MuiButtonProps {
  icon?: IconName | undefined;
  label?: ReactNode;
  /** The main action; at most one per area. */
  primary?: boolean;
  /** Renders a link to this path. */
  to?: LinkProps['to'];
  state?: unknown;
}

/** MUI's button with an icon before its label; it keeps the focus while disabled. */
export function Button({ icon, label, primary, to, children, ...button }: ButtonProps) {
  const kept = useKeptFocus(button);
  return (
    <MuiButton
      {...(primary && { variant: 'contained', color: 'primary' })}
      {...(to !== undefined && { component: Link, to })}
      {...kept}
    >
      {icon && <Icon name={icon} />}
      {label && <span>{label}</span>}
      {children}
    </MuiButton>
  );
}
