/** What a game is shown by in a list. */
export class GameSummaryDto {
  /** Bundle id: the id of the game in `/api/games/{id}`. */
  bundleId: string;
  /** Title of the game. */
  title: string;
  /** Developer as the store names it; null when unknown. */
  developer: string | null;
  /** Address of the icon on the store's server; null when unknown. */
  iconUrl: string | null;
}
