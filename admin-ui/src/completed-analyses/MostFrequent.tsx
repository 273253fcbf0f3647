import { useQuery } from '@tanstack/react-query';
import { listMechanics } from '../api/analyses';
import type { ItemKind, MechanicCount } from '../api/types';
import { Card } from '../components/Card';
import { KIND_TITLES } from '../analysis/AnalysisItems';

const SHOWN = 5;

export const useMechanics = () =>
  useQuery({ queryKey: ['analyses', 'mechanics'], queryFn: ({ signal }) => listMechanics(signal) });

interface MostFrequentProps {
  mechanics: MechanicCount[];
  chosen: string;
  onChoose: (id: string) => void;
}

/** What comes up most in my analyses: bars in a table, so that the picture and the figures are one thing. */
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
  /** Games of the longest bar of both tables. */
  most: number;
}

function Bars({ kind, rows, most, chosen, onChoose }: BarsProps) {
  return (
    <table className={`frequency ${kind}`}>
      <caption>{KIND_TITLES[kind]}</caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">Name</th>
          <th scope="col">Games</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, games }) => (
          <tr key={id}>
            <th scope="row">
              <button
                type="button"
                className="hit cut"
                aria-pressed={id === chosen}
                title={`Show the games with ${name}`}
                onClick={() => onChoose(id === chosen ? '' : id)}
              >
                {name}
              </button>
            </th>
            <td>
              <div className="row">
                <span className="frequency-bar" style={{ width: `${(games / most) * 100}%` }} />
                <span className="text-12 muted">{games}</span>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
