import { Button } from '../components/actions/Button';
import type { GameMatch } from '../api/types';
import type { MatchDecision } from './use-decide';

const CHOICES: Record<GameMatch['status'], { decision: MatchDecision; label: string }[]> = {
  proposed: [
    { decision: 'accept', label: 'Same game' },
    { decision: 'reject', label: 'Different games' },
  ],
  linked: [{ decision: 'split', label: 'Split' }],
  rejected: [{ decision: 'accept', label: 'Same game' }],
  split: [{ decision: 'accept', label: 'Same game' }],
};

interface DecisionButtonsProps {
  match: GameMatch;
  busy: boolean;
  onDecide: (decision: MatchDecision) => void;
}

/** The possible decisions on a match. */
export function DecisionButtons({ match, busy, onDecide }: DecisionButtonsProps) {
  const { android, ios, status } = match;
  return (
    <span className="row">
      {CHOICES[status].map(({ decision, label }) => (
        <Button
          label={label}
          key={decision}
          size="small"
          disabled={busy}
          onClick={() => onDecide(decision)}
          aria-label={`${label}: ${android.title} and ${ios.title}`}
        />
      ))}
    </span>
  );
}
