import type { Mover } from '../../api/types';
import '../../components/table.css';
import { StoreText } from '../../components/StoreText';

/** The plot's figures, and all the others. */
export function MoversTable({ moves }: { moves: Mover[] }) {
  return (
    <div className="table-scroll" tabIndex={0} role="region" aria-label="Moves by game">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">Game</th>
            <th scope="col">Developer</th>
            <th scope="col" className="end">
              Before
            </th>
            <th scope="col" className="end">
              Now
            </th>
            <th scope="col" className="end">
              Change
            </th>
          </tr>
        </thead>
        <tbody>
          {moves.map(({ bundleId, title, developer, from, to, change }) => (
            <tr key={bundleId}>
              <th scope="row">
                <StoreText>{title}</StoreText>
              </th>
              <td data-label="Developer">
                <StoreText>{developer || 'Unknown Developer'}</StoreText>
              </td>
              <td className="end" data-label="Before">
                {from ?? '—'}
              </td>
              <td className="end" data-label="Now">
                {to ?? '—'}
              </td>
              <td className="end" data-label="Change">
                {changeText(from, change)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function changeText(from: number | null, change: number | null): string {
  if (change === null) return from === null ? 'New' : 'Dropped out';
  return change > 0 ? `+${change}` : `−${Math.abs(change)}`;
}
