import type { Confidence } from '../../api/types';
import '../../components/text/chips.css';
import './analysis.css';

const BARS: Record<Confidence, number> = { high: 3, medium: 2, low: 1 };
const MEANING: Record<Confidence, string> = {
  high: 'The text states it clearly.',
  medium: 'The text mentions it once, or in other words.',
  low: 'A guess from hints; check it before you rely on it.',
};

/** The engine's confidence as bars and text. */
export function ConfidenceBadge({ confidence }: { confidence: Confidence }) {
  return (
    <span
      className={`chip confidence ${confidence}`}
      title={`Confidence: ${confidence}. ${MEANING[confidence]}`}
    >
      <svg viewBox="0 0 12 12" aria-hidden="true">
        {[0, 1, 2].map((bar) => (
          <rect
            key={bar}
            className={bar < BARS[confidence] ? 'on' : undefined}
            x={bar * 4.5}
            y={8 - bar * 4}
            width="3"
            height={4 + bar * 4}
            rx="1"
          />
        ))}
      </svg>
      <span className="visually-hidden">Confidence </span>
      {confidence}
    </span>
  );
}
