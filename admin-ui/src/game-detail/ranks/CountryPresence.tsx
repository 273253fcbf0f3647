import { Button } from '../../components/actions/Button';
import type { Storefront } from '../../api/games/market-data';
import type { GameDetail } from '../../api/types';
import { Card } from '../../components/page/Card';
import { FilterSelect } from '../../components/filters/FilterSelect';
import { useAddressWord } from '../../components/page/use-address';
import { LISTS, LIST_NAMES } from '../../rankings/filters';
import { PresenceStrips } from '../../rankings/presence/PresenceStrips';
import { countriesPath } from '../../routes';

interface CountryPresenceProps {
  game: GameDetail;
  storefront: Storefront;
}

/** The game's daily presence in the overall charts of every captured country. */
export function CountryPresence({ game, storefront: { platform, country } }: CountryPresenceProps) {
  const { bundleId, positions } = game;
  const [word, setWord] = useAddressWord('presence');
  const list = LISTS.find(({ type }) => type === word)?.type ?? 'downloads';
  if (!platform) return null;
  // Ends at the last capture, because imported charts may be old.
  const captured = positions.filter((one) => one.platform === platform).map(({ capturedAt }) => capturedAt);
  const date = captured.sort().at(-1)?.slice(0, 10);
  return (
    <Card
      title="Countries"
      aside={
        <div className="row wrap">
          <FilterSelect label="List" value={list} options={Object.entries(LIST_NAMES)} onChange={setWord} />
          <Button size="small" to={countriesPath({ platform, list, game: bundleId })}>
            Compare countries
          </Button>
        </div>
      }
    >
      <PresenceStrips
        query={{ platform, rankingType: list, bundleId, target: country, ...(date && { date }) }}
      />
    </Card>
  );
}
