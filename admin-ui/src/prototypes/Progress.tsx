import LinearProgress from '@mui/material/LinearProgress';

interface ProgressProps {
  /** Percent. */
  value: number;
  /** Accessible name: "Progress of Night market". */
  label: string;
}

export function Progress({ value, label }: ProgressProps) {
  return (
    <div className="row far">
      <LinearProgress className="grow" variant="determinate" value={value} aria-label={label} />
      <b className="text-13">{value}%</b>
    </div>
  );
}
