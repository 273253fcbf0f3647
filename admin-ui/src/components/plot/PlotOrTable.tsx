import { useState, useRef } from 'react';
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

/** Whether a card shows its table instead of its plot, the toggle for it, and a ref to the plot for its menu. */
export function usePlotOrTable(label: string) {
  const [view, setView] = useState<PlotView>('chart');
  const plot = useRef<HTMLDivElement>(null);
  const toggle = <PlotOrTable label={label} view={view} onView={setView} />;
  return { asTable: view === 'table', plot, toggle };
}
