import type { Principal } from '../common/access/access.types.js';

/** Cookie with the access token for picture addresses, since `img` elements send no header. */
export const PICTURE_COOKIE = 'gamekit_pictures';

/** A principal, and until when (epoch milliseconds) it may be cached. */
export interface VerifiedAccess {
  principal: Principal;
  expiresAt: number;
}

/** Origin of a request of a caller who is not signed in. */
export interface Origin {
  ip: string;
  requestId: string;
}
