import { CellFault, quoteCell } from '../../common/tabular/cells.js';
import { memoByText } from '../../common/tabular/memo-by-text.js';
import type { Platform } from '../games.types.js';

/** A package or bundle id, or the digits of an App Store track id. */
export type StoreId = { bundleId: string } | { trackId: string };

const BUNDLE_ID = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;
/** How tables mark a missing id. */
const NO_ID = /^(?:null|nan?|none|undefined|unknown)$/i;
const MAX_LENGTH = 255;

/**
 * `id123456789` is our own placeholder for a game known only by its track id; exports may contain it. pandas adds
 * ".0" to the numbers of a column with gaps.
 */
const TRACK_ID = /^(?:id)?([1-9]\d{0,19})(?:\.0)?$/;

const PLATFORM_NAMES: ReadonlyMap<string, Platform> = new Map([
  ['android', 'android'],
  ['googleplay', 'android'],
  ['ios', 'ios'],
  ['appstore', 'ios'],
]);

export const readPlatform = memoByText<Platform | CellFault>((text) => {
  const platform = PLATFORM_NAMES.get(text.toLowerCase().replace(/[\s_-]+/g, ''));
  if (platform) return platform;
  return new CellFault(
    text === ''
      ? 'the platform is missing'
      : `platform ${quoteCell(text)} is not android or ios (or Google Play, App Store)`,
  );
});

const onAppStore = memoByText<StoreId | CellFault>((text) => {
  const track = TRACK_ID.exec(text)?.[1];
  return track === undefined ? bundleId(text) : { trackId: track };
}, 20_000);

const onGooglePlay = memoByText<StoreId | CellFault>((text) => {
  if (/^\d+(?:\.0)?$/.test(text))
    return new CellFault(`app id ${quoteCell(text)} is an App Store id, but the platform is android`);
  return text.includes('.') ? bundleId(text) : noStoreId(text);
}, 20_000);

/** Parses a store id; digits only are an App Store track id. */
export function storeId(platform: Platform, text: string): StoreId | CellFault {
  return platform === 'ios' ? onAppStore(text) : onGooglePlay(text);
}

function bundleId(text: string): StoreId | CellFault {
  const isId =
    text.length <= MAX_LENGTH && BUNDLE_ID.test(text) && /[A-Za-z]/.test(text) && !NO_ID.test(text);
  return isId ? { bundleId: text } : noStoreId(text);
}

function noStoreId(text: string): CellFault {
  return new CellFault(`app id ${quoteCell(text)} is not a package name, bundle id or App Store number`);
}
