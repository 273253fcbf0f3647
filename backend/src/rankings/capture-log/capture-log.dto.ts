import { ApiProperty } from '@nestjs/swagger';
import type { ListSpec } from '../../common/list/list-query.js';
import { PLATFORMS, type Platform } from '../../games/games.types.js';
import { RANKING_TYPES, type RankingType } from '../rankings.types.js';

export const CAPTURE_KINDS = ['refresh', 'import', 'sample'] as const;
export type CaptureKind = (typeof CAPTURE_KINDS)[number];

/** One chart that was stored: when, from where, and by whom. */
export class CaptureDto {
  id: string;
  platform: Platform;
  country: string;
  /** Canonical; the overall chart is `all`. */
  category: string;
  rankingType: RankingType;
  capturedAt: Date;
  /** The source told the day only: the time of {@link capturedAt} means nothing. */
  dayOnly: boolean;
  rowCount: number;
  /** Rows of the capture before of the same chart; null when there is none. */
  previousRowCount: number | null;
  /** Far fewer rows than the capture before: less than half of them. */
  thin: boolean;
  @ApiProperty({ enum: CAPTURE_KINDS })
  kind: CaptureKind;
  /** Where the chart was read: a feed or page of a store, `import` or `sample`. */
  source: string;
  derived: string | null;
  /** The import it came with; null for other kinds, and for imports from before this was recorded. */
  importId: string | null;
  fileName: string | null;
  /** The refresh or import that stored it; null when that is not known. */
  jobId: string | null;
  /** Who started that; null for the schedule, the command line, and people who are gone. */
  createdByName: string | null;
  /** Started by the schedule. */
  scheduled: boolean;
  /** When rows last came in or changed. */
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
    importId: 'uuid',
    jobId: 'uuid',
    thin: 'boolean',
    capturedFrom: 'date',
    capturedTo: 'until',
  },
};

/** A file of charts that was imported. */
export class ChartImportDto {
  id: string;
  fileName: string;
  /** Null when it came by the command line. */
  jobId: string | null;
  createdByName: string | null;
  createdAt: Date;
  /** Rows that were new or corrected something. */
  rowCount: number;
  /** Charts that it has rows of. */
  chartCount: number;
  /** Charts that came with it and are there now: what removing it takes away. */
  captureCount: number;
  /** Set while it is removed: what brings it back. */
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
  id: string;
  /** What was removed: the name of the file, or of the chart with its time. */
  label: string;
  importId: string | null;
  chartCount: number;
  rowCount: number;
  removedByName: string | null;
  removedAt: Date;
  /** Until then it can be brought back. */
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

export class RestoredDto {
  /** Charts that are back. */
  chartCount: number;
  rowCount: number;
  /** Charts that were captured anew for the same time meanwhile, and stay as they are. */
  skipped: number;
}
