import { ToggleChoice } from '../filters/ToggleChoice';

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
