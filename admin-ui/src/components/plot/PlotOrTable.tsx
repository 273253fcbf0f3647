import { ToggleChoice } from '../filters/ToggleChoice';

export type PlotView = 'chart' | 'table';

interface PlotOrTableProps {
  /** Accessible name, when a screen has several. */
  label: string;
  view: PlotView;
  onView: (view: PlotView) => void;
}

/** Toggles between plot and table. */
export function PlotOrTable({ label, view, onView }: PlotOrTableProps) {
  return (
    <ToggleChoice
      label={label}
      size="small"
      value={view}
      options={[
        ['chart', 'Chart'],
        ['table', 'Table'],
      ]}
      onChange={onView}
    />
  );
}
