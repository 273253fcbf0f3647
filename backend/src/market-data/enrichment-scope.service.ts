import { Injectable } from '@nestjs/common';

/** A listing whose details are to be filled. */
export type ChartingGames = () => Promise<string[]>;

/** Which games stand in current charts: their owner registers here, market data knows no charts. */
@Injectable()
export class EnrichmentScope {
  private charting: ChartingGames = () => Promise.resolve([]);

  /** @param charting bundle ids of all games in current lists that are no samples */
  useCharting(charting: ChartingGames): void {
    this.charting = charting;
  }

  chartingGames(): Promise<string[]> {
    return this.charting();
  }
}
