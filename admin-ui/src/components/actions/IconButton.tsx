import MuiIconButton, { type IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton';
import { Icon, type IconName } from '../text/Icon';

interface IconButtonProps extends MuiIconButtonProps {
  icon?: IconName;
  /** Accessible name. */
  label: string;
}

/** An icon-only button; children replace the icon. */
export function IconButton({ icon, label, children, ...button }: IconButtonProps) {
  return (
    <MuiIconButton size="small" aria-label={label} {...button}>
      {children ?? (icon && <Icon name={icon} />)}
    </MuiIconButton>
  );
}
