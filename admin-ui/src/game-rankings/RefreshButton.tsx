import { Button } from '../components/actions/Button';
import { Icon } from '../components/text/Icon';
import { useScreenActions } from '../components/actions/screen-actions';
import { useScreen } from './screen';

const AS_WIDE_AS_EITHER = { minWidth: '8.5em' };

/** Refreshes the charts of the selected store and country. */
export function RefreshButton() {
  const { refreshing, refresh } = useScreen();
  useScreenActions(refreshing ? [] : [{ icon: 'refresh', label: 'Refresh Rankings', run: refresh }]);
  const label = refreshing ? 'Refreshing…' : 'Refresh Rankings';
  return (
    <Button primary title={label} disabled={refreshing} onClick={refresh}>
      <Icon name="refresh" className={refreshing ? 'turning' : ''} />
      <span style={AS_WIDE_AS_EITHER}>{label}</span>
    </Button>
  );
}
