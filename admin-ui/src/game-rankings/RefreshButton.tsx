import Button, { type ButtonProps } from '@mui/material/Button';
import { Icon } from '../components/text/Icon';
import { useScreenActions } from '../components/actions/screen-actions';
import { useScreen } from './screen';

/** Refreshes the charts of the selected store and country. */
export function RefreshButton(props: Pick<ButtonProps, 'size' | 'variant' | 'color'>) {
  const { refreshing, refresh } = useScreen();
  useScreenActions(refreshing ? [] : [{ icon: 'refresh', label: 'Refresh Rankings', run: refresh }]);
  const label = refreshing ? 'Refreshing…' : 'Refresh Rankings';
  return (
    <Button {...props} aria-label={label} title={label} disabled={refreshing} onClick={refresh}>
      <Icon name="refresh" className={refreshing ? 'turning' : ''} />
      <span className={props.size === 'small' ? undefined : 'wide-only'}>{label}</span>
    </Button>
  );
}
