import MuiButton, { type ButtonProps as MuiButtonProps } from '@mui/material/Button';
import type { ReactNode } from 'react';
import { Link, type LinkProps } from 'react-router';
import { Icon, type IconName } from '../text/Icon';

export interface ButtonProps extends MuiButtonProps {
  icon?: IconName | undefined;
  label?: ReactNode;
  /** Does what comes next on the screen: one of a place has it. */
  primary?: boolean;
  /** Where it leads: it is a link then. */
  to?: LinkProps['to'];
  state?: unknown;
}

/** MUI's button with an icon before its label. */
export function Button({ icon, label, primary, to, children, ...button }: ButtonProps) {
  return (
    <MuiButton
      {...(primary && { variant: 'contained', color: 'primary' })}
      {...(to !== undefined && { component: Link, to })}
      {...button}
    >
      {icon && <Icon name={icon} />}
      {label}
      {children}
    </MuiButton>
  );
}
