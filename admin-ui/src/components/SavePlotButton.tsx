import Button from '@mui/material/Button';
import type { RefObject } from 'react';
import { useNotify } from 'react-admin';
import { Icon } from './Icon';
import { savePlot, type PlotWords } from './save-plot';

interface SavePlotButtonProps extends Partial<PlotWords> {
  /** Stands around the plot. */
  plot: RefObject<HTMLElement | null>;
  /** Name of the file, without its ending. */
  name: string;
}

/** Saves the plot as it is shown as a picture. */
export function SavePlotButton({ plot, name, title = '', legend = [] }: SavePlotButtonProps) {
  const notify = useNotify();
  const save = async () => {
    const svg = plot.current?.querySelector<SVGSVGElement>('svg.recharts-surface');
    try {
      if (svg) await savePlot(svg, `${name}.png`, { title, legend });
    } catch (error) {
      console.error('The plot could not be saved', error);
      notify('The plot could not be saved.', { type: 'error' });
    }
  };
  return (
    <Button size="small" variant="text" aria-label="Save the plot as PNG" onClick={() => void save()}>
      <Icon name="download" />
      PNG
    </Button>
  );
}
