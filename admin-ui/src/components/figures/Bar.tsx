import './bar.css';

interface BarProps {
  /** Length on the scale, 0–1; null draws nothing. */
  share: number | null;
  /** Start on the scale; 0 unless the bar grows both ways from a center. */
  from?: number;
  /** Marks an earlier value on the same scale. */
  tick?: number | null | undefined;
  /** Confidence interval on the same scale. */
  interval?: [low: number, high: number];
  /** Uses the color of the second series. */
  second?: boolean;
  className?: string;
}

const toPercent = (share: number): string => `${share * 100}%`;

/** A horizontal bar; decorative, because the text beside it states the value. */
export function Bar({ share, from = 0, tick, interval, second, className = '' }: BarProps) {
  return (
    <span className={`bar ${second ? 'second' : ''} ${className}`} aria-hidden="true">
      {share !== null && <i style={{ left: toPercent(from), width: toPercent(share) }} />}
      {interval && <u style={{ left: toPercent(interval[0]), right: toPercent(1 - interval[1]) }} />}
      {typeof tick === 'number' && <em style={{ left: toPercent(tick) }} />}
    </span>
  );
}
