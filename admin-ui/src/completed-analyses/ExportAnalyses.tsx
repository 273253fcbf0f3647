import { exportRows } from '../api/queries/export-list';
import type { Analysis } from '../api/types';
import { ExportMenu } from '../components/export/ExportMenu';
import { exportFrom } from '../components/export/use-export';
import { analysesMarkdown } from './analyses-document';

const SORT: [string, 'DESC'] = ['analyzedAt', 'DESC'];

/** Exports all filtered analyses. */
export function ExportAnalyses({ filter }: { filter: Record<string, unknown> }) {
  const options = { filter, sort: SORT };
  return (
    <ExportMenu
      what="analyses"
      label="Export"
      {...exportFrom('/api/analyses', options)}
      markdown={async () => analysesMarkdown(await exportRows<Analysis>('/api/analyses', options))}
    />
  );
}
