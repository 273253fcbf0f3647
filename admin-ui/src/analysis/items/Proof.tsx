import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Confidence } from '../../api/types';
import { GameIcon } from '../../components/games/GameIcon';
import { StoreText } from '../../components/text/StoreText';
import { gamePath } from '../../routes';
import { ConfidenceBadge } from './ConfidenceBadge';

/** The quotation that proves a finding. */
export const Quote = ({ text }: { text: string | null }) =>
  text ? <q className="muted break">{text}</q> : <span className="muted">No evidence is quoted.</span>;

interface Finding {
  name: string;
  confidence: Confidence;
  quote: string | null;
}

/** A finding with its confidence and evidence. */
export const Proof = ({ finding: { name, confidence, quote } }: { finding: Finding }) => (
  <span className="stack close text-12">
    <span className="row">
      {name} <ConfidenceBadge confidence={confidence} />
    </span>
    <Quote text={quote} />
  </span>
);

interface GameProofProps {
  game: { bundleId: string; title: string; iconUrl: string | null; confidence: Confidence };
  size?: 'small' | 'row';
  children: ReactNode;
}

/** A game with a finding, and the evidence for it. */
export const GameProof = ({ game, size, children }: GameProofProps) => (
  <li className="row start far">
    <GameIcon url={game.iconUrl} title={game.title} size={size} />
    <div className="stack close grow text-12">
      <span className="row wrap">
        <Link className="link text-13" to={gamePath(game.bundleId)}>
          <StoreText className="break">{game.title}</StoreText>
        </Link>
        <ConfidenceBadge confidence={game.confidence} />
      </span>
      {children}
    </div>
  </li>
);
