import { sendApi } from '../api/send-api';
import { Button } from '../components/actions/Button';
import { Link } from 'react-router';
import { useAuth } from '../auth/auth-context';
import type { Capture, ChartImport, ChartRemoval } from '../api/types';
import type { Column } from '../components/table/DataTable';
import { None } from '../components/table/columns';
import { ListCard } from '../components/lists/ListCard';
import { Chip, PLATFORM_NAMES, STORE_NAMES } from '../components/text/chips';
import {
  countryName,
  formatCaptured,
  formatCount,
  formatDateTime,
  formatLocalDate,
  timeAgo,
} from '../components/text/format';
import { categoryLabel } from '../rankings/categories';
import { LISTS } from '../rankings/filters';
import { capturesPath, rankingsPath } from '../routes';
import { KINDS } from './address';
import { useRemoval, useRestore, type Removal } from './use-removal';

export function CaptureRows() {
  const { isAdmin } = useAuth();
  const { ask, dialog } = useRemoval();
  return (
    <>
      <ListCard<Capture>
        what="captures"
        columns={isAdmin ? [...CAPTURE_COLUMNS, removeColumn(ask)] : CAPTURE_COLUMNS}
        empty={{
          title: 'No captures yet',
          text: 'Refresh the rankings or import recorded charts; each one is listed here.',
        }}
        cardsBelow={1100}
      />
      {dialog}
    </>
  );
}

export function ImportRows() {
  const { isAdmin } = useAuth();
  const { ask, dialog } = useRemoval();
  const restore = useRestore();
  return (
    <>
      <ListCard<ChartImport>
        what="imports"
        columns={
          isAdmin
            ? [...IMPORT_COLUMNS, importActions(ask, (id, label) => void restore.run({ id, label }))]
            : IMPORT_COLUMNS
        }
        empty={{
          title: 'No imports yet',
          text: 'Import recorded charts on Game Rankings. Files imported before this page existed are not listed.',
        }}
        cardsBelow={1100}
      />
      {dialog}
    </>
  );
}

export function RemovalRows() {
  const { isAdmin } = useAuth();
  const restore = useRestore();
  return (
    <ListCard<ChartRemoval>
      what="removed charts"
      columns={
        isAdmin
          ? [...REMOVAL_COLUMNS, restoreColumn((removal) => void restore.run(removal), restore.busy)]
          : REMOVAL_COLUMNS
      }
      empty={{
        title: 'Nothing was removed',
        text: 'Imports and captures that are removed stay here for 30 days.',
      }}
      cardsBelow={1100}
    />
  );
}

const listName = ({ rankingType }: Capture): string =>
  LISTS.find(({ type }) => type === rankingType)?.title ?? rankingType;

const captureName = (capture: Capture): string =>
  `${STORE_NAMES[capture.platform]} ${countryName(capture.country)}, ${listName(capture)}, ${categoryLabel(
    capture.category,
  )} of ${formatCaptured(capture.capturedAt)}`;

/** The chart at the day of the capture; samples have no days. */
const chartPath = ({ platform, category, country, rankingType, capturedAt, kind }: Capture): string =>
  rankingsPath({
    ...{ platform, category, country, list: rankingType },
    ...(kind !== 'sample' && { date: capturedAt.slice(0, 10) }),
  });

const CAPTURE_COLUMNS: Column<Capture>[] = [
  {
    label: 'Chart',
    cell: (capture) => (
      <Link className="stack close" to={chartPath(capture)}>
        <b>
          {countryName(capture.country)} · {listName(capture)}
        </b>
        <span className="text-12 muted">
          {PLATFORM_NAMES[capture.platform]} · {categoryLabel(capture.category)}
        </span>
      </Link>
    ),
  },
  {
    label: 'Captured',
    sort: 'capturedAt',
    title: ({ capturedAt }) => timeAgo(capturedAt),
    cell: ({ capturedAt }) => formatCaptured(capturedAt),
  },
  {
    label: 'Rows',
    sort: 'rowCount',
    end: true,
    cell: ({ rowCount, previousRowCount, thin }) => (
      <span className="row wrap end">
        {thin && (
          <Chip
            tone="wait"
            icon="warning"
            title={`The previous capture has ${formatCount(previousRowCount ?? 0)} rows. The chart may be incomplete.`}
          >
            was {formatCount(previousRowCount ?? 0)}
          </Chip>
        )}
        {formatCount(rowCount)}
      </span>
    ),
  },
  { label: 'Source', cell: (capture) => <Source capture={capture} /> },
  { label: 'By', cell: (capture) => <By capture={capture} /> },
  {
    label: 'Stored',
    sort: 'updatedAt',
    title: ({ updatedAt }) => formatDateTime(updatedAt),
    cell: ({ updatedAt }) => timeAgo(updatedAt),
  },
];

/** Removing and restoring changes everybody's history, so it is for administrators. */
const removeColumn = (ask: (removal: Removal) => void): Column<Capture> => ({
  label: 'Actions',
  labelHidden: true,
  end: true,
  cell: (capture) => (
    <Button
      size="small"
      onClick={() =>
        ask({
          name: captureName(capture),
          charts: 1,
          rows: capture.rowCount,
          run: async () =>
            (await sendApi('DELETE', '/api/rankings/captures/{id}', { id: capture.id })).removal,
        })
      }
    >
      Remove…<span className="visually-hidden"> {captureName(capture)}</span>
    </Button>
  ),
});

function Source({ capture }: { capture: Capture }) {
  const { kind, source, fileName, importId } = capture;
  if (kind === 'import') {
    return importId ? (
      <Link className="link break" to={capturesPath({ import: importId })} title="All charts of this file">
        {fileName}
      </Link>
    ) : (
      <span className="muted">Import, unknown file</span>
    );
  }
  if (kind === 'sample') return <span className="muted">{KINDS.sample}</span>;
  return <>{source}</>;
}

function By({ capture }: { capture: Capture }) {
  const { createdByName, scheduled, jobId, kind, importId } = capture;
  if (createdByName) return <span className="break">{createdByName}</span>;
  if (scheduled) return <>Schedule</>;
  if (kind === 'sample') return <None />;
  const byCommand = jobId !== null || importId !== null;
  return <span className="muted">{byCommand ? 'Command line' : 'Unknown'}</span>;
}

const IMPORT_COLUMNS: Column<ChartImport>[] = [
  {
    label: 'File',
    sort: 'fileName',
    cell: ({ id, fileName, removalId }) => (
      <span className="row wrap">
        <Link className="link break" to={capturesPath({ import: id })}>
          {fileName}
        </Link>
        {removalId && <Chip tone="wait">Removed</Chip>}
      </span>
    ),
  },
  {
    label: 'Rows',
    sort: 'rowCount',
    end: true,
    title: () => 'Rows that were new or corrected something',
    cell: ({ rowCount }) => formatCount(rowCount),
  },
  { label: 'Charts', end: true, cell: ({ chartCount }) => formatCount(chartCount) },
  {
    label: 'By',
    cell: ({ createdByName, jobId }) =>
      createdByName ?? <span className="muted">{jobId ? 'Unknown' : 'Command line'}</span>,
  },
  {
    label: 'Imported',
    sort: 'createdAt',
    title: ({ createdAt }) => timeAgo(createdAt),
    cell: ({ createdAt }) => formatDateTime(createdAt),
  },
];

const importActions = (
  ask: (removal: Removal) => void,
  restore: (id: string, label: string) => void,
): Column<ChartImport> => ({
  label: 'Actions',
  labelHidden: true,
  end: true,
  cell: ({ id, fileName, captureCount, rowCount, removalId }) => {
    const named = <span className="visually-hidden"> {fileName}</span>;
    if (removalId) {
      return (
        <Button size="small" onClick={() => restore(removalId, fileName)}>
          Restore{named}
        </Button>
      );
    }
    if (captureCount === 0) return <span className="muted">Added to charts from other imports</span>;
    return (
      <Button
        size="small"
        onClick={() =>
          ask({
            name: `the import ${fileName}`,
            charts: captureCount,
            rows: rowCount,
            run: () => sendApi('DELETE', '/api/chart-imports/{id}', { id }),
          })
        }
      >
        Remove…{named}
      </Button>
    );
  },
});

const REMOVAL_COLUMNS: Column<ChartRemoval>[] = [
  { label: 'What', cell: ({ label }) => label.charAt(0).toUpperCase() + label.slice(1) },
  {
    label: 'Rows',
    sort: 'rowCount',
    end: true,
    cell: ({ rowCount }) => formatCount(rowCount),
  },
  { label: 'Charts', end: true, cell: ({ chartCount }) => formatCount(chartCount) },
  { label: 'By', cell: ({ removedByName }) => removedByName ?? 'Unknown' },
  {
    label: 'Removed',
    sort: 'removedAt',
    title: ({ removedAt }) => formatDateTime(removedAt),
    cell: ({ removedAt }) => timeAgo(removedAt),
  },
  {
    label: 'Restorable until',
    sort: 'purgeAt',
    cell: ({ purgeAt }) => formatLocalDate(purgeAt),
  },
];

const restoreColumn = (restore: (removal: ChartRemoval) => void, busy: boolean): Column<ChartRemoval> => ({
  label: 'Actions',
  labelHidden: true,
  end: true,
  cell: (removal) => (
    <Button size="small" disabled={busy} onClick={() => restore(removal)}>
      Restore<span className="visually-hidden"> {removal.label}</span>
    </Button>
  ),
});
