import { Button } from '../components/actions/Button';
import { rankingsPath } from '../routes';

/** From an empty screen to the chart that fills it, where it can be refreshed and imported. */
export function GoToRankings({ platform, category, country }: Parameters<typeof rankingsPath>[0]) {
  return (
    <Button label="Go to Game Rankings" size="small" to={rankingsPath({ platform, category, country })} />
  );
}
