import type { GameMatch } from '../api/types';
import { Icon } from '../components/text/Icon';
import { StoreText } from '../components/text/StoreText';
import { describeEvidence } from './describe-evidence';

/** The evidence for and against a match. */
export function MatchEvidence({ match: { evidence } }: { match: GameMatch }) {
  return (
    <ul className="stack close text-13">
      {evidence.map((item) => (
        <li key={item.clue} className="row start">
          <Icon name={item.agrees ? 'done' : 'close'} />
          <span className="visually-hidden">
            {item.agrees ? 'Suggests one game: ' : 'Suggests two games: '}
          </span>
          <StoreText className="break">{describeEvidence(item)}</StoreText>
        </li>
      ))}
    </ul>
  );
}
