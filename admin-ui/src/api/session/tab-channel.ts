import type { Grant } from '../types';

/** `ended`: the server ended the session, so other tabs should check theirs. */
export type TabMessage =
  { type: 'granted'; grant: Grant; at: number } | { type: 'signed-out' } | { type: 'ended' };

/** Communication between the tabs of one browser. */
export interface TabChannel {
  post(message: TabMessage): void;
  onMessage(listener: (message: TabMessage) => void): void;
  /** Runs the work while no other tab does. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * Uses BroadcastChannel and Web Locks. Without them (insecure origins have no locks) tabs work independently, which
 * the server tolerates for 30 s after a rotation.
 */
export function openTabChannel(name = 'gamekit-session'): TabChannel {
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
  return {
    post: (message) => channel?.postMessage(message),
    onMessage: (listener) =>
      channel?.addEventListener('message', (event: MessageEvent<TabMessage>) => listener(event.data)),
    exclusive: (work) => {
      const locks = typeof navigator === 'undefined' ? undefined : navigator.locks;
      return locks ? (locks.request(name, work) as ReturnType<typeof work>) : work();
    },
  };
}
