import { ApiProperty } from '@nestjs/swagger';
import type { ListSpec } from '../../common/list/list-query.js';
import { PLATFORMS } from '../../games/games.types.js';
import { RANKING_TYPES } from '../rankings.types.js';
import { ChartKeyDto } from '../chart-key.dto.js';

export const CAPTURE_KINDS = ['refresh', 'import', 'sample'] as const;
export type CaptureKind = (typeof CAPTURE_KINDS)[number];

/** One stored chart: when it was captured, from where, and by whom. */
export class CaptureDto extends ChartKeyDto {
  /** Stable id of the capture, made of its chart and time. */
  id: string;
  /** Time of the capture (UTC). */
  capturedAt: Date;
  /** True when the source states only the day, so the time of `capturedAt` carries no meaning. */
  dayOnly: boolean;
  /** Rows in the capture. */
  rowCount: number;
  /** Rows in the previous capture of the same chart; null when there is none. */
  previousRowCount: number | null;
  /** True when it has at most half the rows of the previous capture. */
  thin: boolean;
  /** `refresh` was fetched from a store, `import` came from a file, `sample` belongs to the sample catalog. */
  @ApiProperty({ enum: CAPTURE_KINDS })
  kind: CaptureKind;
  /** Feed or page of the store, `import` or `sample`. */
  source: string;
  /**
   * How the chart was derived where the store has none: `union` merges category lists; null for a chart of the
   * store.
   */
  derived: string | null;
  /** Import that added it; null for other kinds, and for imports older than this record. */
  importId: string | null;
  /** Name of the imported file; null for other kinds. */
  fileName: string | null;
  /** Refresh or import job that stored it; null when unknown. */
  jobId: string | null;
  /** Name of the person who started that job; null for the schedule, the command line and deleted accounts. */
  createdByName: string | null;
  /** True when the schedule started the refresh. */
  scheduled: boolean;
  /** When rows were last added or changed (UTC). */
  updatedAt: Date;
}

export const CAPTURE_LIST: ListSpec<keyof CaptureDto> = {
  resource: 'captures',
  id: 'text',
  columns: [
    ...([
      'id',
      'capturedAt',
      'dayOnly',
      'platform',
      'country',
      'category',
      'rankingType',
      'rowCount',
    ] as const),
    ...(['previousRowCount', 'thin', 'kind', 'source', 'derived', 'importId', 'fileName', 'jobId'] as const),
    ...(['createdByName', 'scheduled', 'updatedAt'] as const),
  ],
  types: {
    boolean: ['dayOnly', 'thin', 'scheduled'],
    integer: ['rowCount', 'previousRowCount'],
    timestamp: ['capturedAt', 'updatedAt'],
  },
  sort: ['updatedAt', 'capturedAt', 'rowCount'],
  defaultOrder: 'DESC',
  filter: {
    platform: PLATFORMS,
    country: 'text',
    category: 'text',
    rankingType: RANKING_TYPES,
    kind: CAPTURE_KINDS,
    source: 'text',
    importId: 'uuid',
    jobId: 'uuid',
    thin: 'boolean',
    capturedFrom: 'date',
    capturedTo: 'until',
  },
};

/** An imported file of charts. */
export class ChartImportDto {
  /** UUID of the import. */
  id: string;
  /** Name of the file. */
  fileName: string;
  /** Job that imported it; null for the command line. */
  jobId: string | null;
  /** Name of the person who imported it; null for the command line and deleted accounts. */
  createdByName: string | null;
  /** When it was imported (UTC). */
  createdAt: Date;
  /** Rows that were new or changed a stored row. */
  rowCount: number;
  /** Charts that the file has rows for. */
  chartCount: number;
  /** Captures that it added and that still exist: the ones that removing the import deletes. */
  captureCount: number;
  /** Removal that deleted its captures, used to restore them; null while they are there. */
  removalId: string | null;
}

export const CHART_IMPORT_LIST: ListSpec<keyof ChartImportDto> = {
  resource: 'chart-imports',
  columns: [
    ...(['id', 'fileName', 'jobId', 'createdByName', 'createdAt', 'rowCount'] as const),
    ...(['chartCount', 'captureCount', 'removalId'] as const),
  ],
  types: { integer: ['rowCount', 'chartCount', 'captureCount'], timestamp: ['createdAt'] },
  sort: ['createdAt', 'fileName', 'rowCount'],
  defaultOrder: 'DESC',
  filter: { q: 'search' },
};

/** Captures that were removed together. */
export class ChartRemovalDto {
  /** UUID of the removal. */
  id: string;
  /** What was removed: the name of the file, or the chart with its time. */
  label: string;
  /** Import whose captures were removed; null when a single capture was removed. */
  importId: string | null;
  /** Captures removed. */
  chartCount: number;
  /** Rows removed. */
  rowCount: number;
  /** Name of the person who removed them; null for deleted accounts. */
  removedByName: string | null;
  /** When they were removed (UTC). */
  removedAt: Date;
  /** Until then they can be restored; afterwards they are deleted for good (UTC). */
  purgeAt: Date;
}

export const CHART_REMOVAL_LIST: ListSpec<keyof ChartRemovalDto> = {
  resource: 'chart-removals',
  columns: [
    ...(['id', 'label', 'importId', 'chartCount', 'rowCount'] as const),
    ...(['removedByName', 'removedAt', 'purgeAt'] as const),
  ],
  types: { integer: ['chartCount', 'rowCount'], timestamp: ['removedAt', 'purgeAt'] },
  sort: ['removedAt', 'purgeAt', 'rowCount'],
  defaultOrder: 'DESC',
  filter: { importId: 'uuid' },
};

/** A capture as it was, with the removal that restores it. */
export class RemovedCaptureDto extends CaptureDto {
  /** Removal to restore it with. */
  removal: ChartRemovalDto;
}

export class RestoredDto {
  /** Captures restored. */
  chartCount: number;
  /** Rows restored. */
  rowCount: number;
  /** Captures left out because the same chart and time was captured again in the meantime. */
  skipped: number;
}
