import type { GameDetail } from '../api/types';
import { Card } from '../components/Card';

/** What the newest analysis says of the game's mechanics, and the button that asks for one. */
export function GameAnalysisPanel({ game }: { game: GameDetail }) {
  return (
    <Card title="Game Analysis">
      <p className="muted" data-game={game.bundleId}>
        Not analyzed yet
      </p>
    </Card>
  );
}
