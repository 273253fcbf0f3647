import { useApi } from '../api/queries/use-api';
import type { ItemKind, MechanicCount } from '../api/types';
import { Bar } from '../components/figures/Bar';
import { Card } from '../components/page/Card';
import { KIND_TITLES } from '../analysis/items/AnalysisItems';

const SHOWN = 5;

export const useMechanics = () => useApi('/api/analyses/mechanics', { mine: 'true' });

interface MostFrequentProps {
  mechanics: MechanicCount[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** The most frequent items of the analyses. */
export function MostFrequent({ mechanics, chosen, onChoose }: MostFrequentProps) {
  if (mechanics.length < 3) return null;
  return (
    <Card title="Most frequent in your games" close>
      <div className="columns">
        {(['mechanics', 'metaElements'] as const).map((kind) => (
          <Bars
            key={kind}
            kind={kind}
            rows={mostFrequent(mechanics, kind)}
            most={Math.max(...mechanics.map(({ games }) => games))}
            chosen={chosen}
            onChoose={onChoose}
          />
        ))}
      </div>
    </Card>
  );
}

export const mostFrequent = (mechanics: MechanicCount[], kind: ItemKind): MechanicCount[] =>
  mechanics
    .filter((mechanic) => mechanic.kind === kind)
    .sort((a, b) => b.games - a.games || a.name.localeCompare(b.name, 'en'))
    .slice(0, SHOWN);

interface BarsProps extends Omit<MostFrequentProps, 'mechanics'> {
  kind: ItemKind;
  rows: MechanicCount[];
  /** Number of games of the longest bar in both lists. */
  most: number;
}

function Bars({ kind, rows, most, chosen, onChoose }: BarsProps) {
  return (
    <section aria-label={KIND_TITLES[kind]}>
      <h3 className="text-12 muted">{KIND_TITLES[kind]}</h3>
      <ul className="text-13">
        {rows.map(({ id, name, games }) => (
          <li key={id} className="bar-row three">
            <button
              type="button"
              className="hit cut"
              aria-pressed={id === chosen}
              title={`Show the games with ${name}`}
              onClick={() => onChoose(id === chosen ? '' : id)}
            >
              {name}
            </button>
            <Bar share={games / most} second={kind === 'metaElements'} />
            <span className="text-12 muted">
              {games}
              <span className="visually-hidden">{games === 1 ? ' game' : ' games'}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
