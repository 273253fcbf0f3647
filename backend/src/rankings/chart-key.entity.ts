import { PrimaryColumn } from 'typeorm';
import type { Platform } from '../games/games.types.js';
import type { RankingType } from './rankings.types.js';

/** The columns that identify a chart. */
export abstract class ChartKeyColumns {
  @PrimaryColumn({ type: 'text' })
  platform: Platform;

  @PrimaryColumn({ type: 'text' })
  category: string;

  @PrimaryColumn({ type: 'text' })
  country: string;

  @PrimaryColumn({ name: 'ranking_type', type: 'text' })
  rankingType: RankingType;
}

/** The columns that identify one capture of a chart. */
export abstract class CaptureKeyColumns extends ChartKeyColumns {
  @PrimaryColumn({ name: 'captured_at', type: 'timestamptz' })
  capturedAt: Date;
}
