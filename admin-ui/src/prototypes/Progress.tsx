import LinearProgress from '@mui/material/LinearProgress';

interface ProgressProps {
  /** Percent. */
  value: number;
  /** Names it: "Progress of Night market". */
  label: string;
}

export function Progress({ value, label }: ProgressProps) {
  return (
    <div className="prototype-progress">
      <LinearProgress variant="determinate" value={value} aria-label={label} />
      <span className="text-13">{value}%</span>
    </div>
  );
}
