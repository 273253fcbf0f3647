import MuiIconButton, { type IconButtonProps as MuiIconButtonProps } from '@mui/material/IconButton';
import { Icon, type IconName } from '../text/Icon';
import { useKeptFocus } from './use-kept-focus';

interface IconButtonProps extends MuiIconButtonProps {
  icon?: IconName | undefined;
  /** Accessible name. */
  label: string;
}

/** An icon-only button; children replace the icon. */
export function IconButton({ icon, label, children, ...button }: IconButtonProps) {
  const kept = useKeptFocus(button);
  return (
    <MuiIconButton size="small" aria-label={label} {...kept}>
      {children ?? (icon && <Icon name={icon} />)}
    </MuiIconButton>
  );
}
