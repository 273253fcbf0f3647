import MuiIconButton, { type IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton';
import { Icon, type IconName } from '../text/Icon';

interface IconButtonProps extends MuiIconButtonProps {
  icon?: IconName;
  /** What it does, for those who cannot see the icon. */
  label: string;
}

/** A button that is an icon alone, or what stands in it instead. */
export function IconButton({ icon, label, children, ...button }: IconButtonProps) {
  return (
    <MuiIconButton size="small" aria-label={label} {...button}>
      {children ?? (icon && <Icon name={icon} />)}
    </MuiIconButton>
  );
}
