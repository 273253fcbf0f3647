import './bar.css';

interface BarProps {
  /** How far it reaches on its scale, 0–1; nothing is drawn where that is not known. */
  share: number | null;
  /** Where it begins, 0 unless it grows both ways from a zero in the middle. */
  from?: number;
  /** An earlier value on the same scale. */
  tick?: number | null | undefined;
  /** Where the value may lie on the same scale. */
  interval?: [low: number, high: number];
  /** The second of two kinds. */
  second?: boolean;
  className?: string;
}

const percent = (share: number): string => `${share * 100}%`;

/** A value from zero; the words beside it say the same. */
export function Bar({ share, from = 0, tick, interval, second, className = '' }: BarProps) {
  return (
    <span className={`bar ${second ? 'second' : ''} ${className}`} aria-hidden="true">
      {share !== null && <i style={{ left: percent(from), width: percent(share) }} />}
      {interval && <u style={{ left: percent(interval[0]), right: percent(1 - interval[1]) }} />}
      {typeof tick === 'number' && <em style={{ left: percent(tick) }} />}
    </span>
  );
}
