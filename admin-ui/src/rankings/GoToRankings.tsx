import { Button } from '../components/actions/Button';
import { rankingsPath } from '../routes';

/** Link from an empty screen to the chart, where it can be refreshed or imported. */
export function GoToRankings({ platform, category, country }: Parameters<typeof rankingsPath>[0]) {
  return (
    <Button label="Go to Game Rankings" size="small" to={rankingsPath({ platform, category, country })} />
  );
}
