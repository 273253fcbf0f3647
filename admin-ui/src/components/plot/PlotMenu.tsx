import type { RefObject } from 'react';
import { useNotify } from 'react-admin';
import { ActionMenu } from '../actions/ActionMenu';
import { toCsv } from '../export/csv';
import { useExport } from '../export/use-export';
import { copyPlot, savePlot, type PlotTexts } from './save-plot';

interface PlotMenuProps extends Partial<PlotTexts> {
  /** Element that contains the plot. */
  plot: RefObject<HTMLElement | null>;
  /** Name of saved files, without extension. */
  name: string;
  /** The plot's figures as table rows. */
  rows: () => Record<string, unknown>[];
  /** Contains sample data; the exports say so. */
  sample?: boolean;
  /** Adds a note to the plot. */
  onNote?: () => void;
  /** While the figures load. */
  disabled?: boolean;
}

/** Exports a plot: image, figures and link. */
export function PlotMenu({
  plot,
  name,
  title = '',
  legend = [],
  rows,
  sample = false,
  onNote,
  disabled,
}: PlotMenuProps) {
  const notify = useNotify();
  const markedRows = () => (sample ? rows().map((row) => ({ ...row, sample: true })) : rows());
  const { run: save } = useExport({ what: name, content: markedRows });
  const words = { title: sample ? `${title} · Sample data` : title, legend };
  const attempt = async (work: () => Promise<unknown> | undefined, done?: string) => {
    try {
      await work();
      if (done) notify(done);
    } catch (error) {
      console.error('The plot could not be copied or saved', error);
      notify('Copying failed. Save a file instead, or copy the address from the browser.', {
        type: 'error',
      });
    }
  };
  const findSvg = () => plot.current?.querySelector<SVGSVGElement>('svg.recharts-surface') ?? undefined;
  const withSvg = (work: (svg: SVGSVGElement) => Promise<void>) => () => {
    const svg = findSvg();
    return svg && work(svg);
  };
  const copyText = (text: string) => navigator.clipboard.writeText(text);
  return (
    <ActionMenu
      icon="download"
      label="Copy or save the plot"
      disabled={disabled}
      button={{ title: 'Copy or save' }}
      actions={[
        {
          label: 'Copy picture',
          action: () =>
            void attempt(
              withSvg((svg) => copyPlot(svg, words)),
              'Picture copied',
            ),
        },
        {
          label: 'Copy figures as CSV',
          action: () => void attempt(() => copyText(toCsv(markedRows())), 'Figures copied'),
        },
        {
          label: 'Copy link',
          action: () => void attempt(() => copyText(window.location.href), 'Link copied'),
        },
        {
          label: 'Save picture (PNG)',
          divider: true,
          action: () => void attempt(withSvg((svg) => savePlot(svg, `${name}.png`, words))),
        },
        { label: 'Save figures (CSV)', action: () => void save('csv') },
        onNote && { label: 'Add note…', divider: true, action: onNote },
      ]}
    />
  );
}
