import { createContext, useContext } from 'react';

/** Opens the dialog that adds games to a watchlist. */
export const WatchContext = createContext<(bundleIds: string[]) => void>(() => undefined);

export const useWatchGames = () => useContext(WatchContext);
