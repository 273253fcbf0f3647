import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';

export type PlotView = 'chart' | 'table';

interface PlotOrTableProps {
  /** Names the choice where a screen has several. */
  label: string;
  view: PlotView;
  onView: (view: PlotView) => void;
}

/** The same figures as a picture or as a table. */
export function PlotOrTable({ label, view, onView }: PlotOrTableProps) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label={label}
      value={view}
      onChange={(_event, next: PlotView | null) => next && onView(next)}
    >
      <ToggleButton value="chart">Chart</ToggleButton>
      <ToggleButton value="table">Table</ToggleButton>
    </ToggleButtonGroup>
  );
}
