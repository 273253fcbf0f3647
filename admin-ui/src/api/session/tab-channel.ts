import type { Grant } from '../types';

/** `ended`: the server would not go on with the session, which is a reason for the others to ask as well. */
export type TabMessage =
  { type: 'granted'; grant: Grant; at: number } | { type: 'signed-out' } | { type: 'ended' };

/** What the tabs of one browser need from each other. */
export interface TabChannel {
  post(message: TabMessage): void;
  onMessage(listener: (message: TabMessage) => void): void;
  /** Runs the work while no other tab runs theirs. */
  exclusive<T>(work: () => Promise<T>): Promise<T>;
}

/**
 * BroadcastChannel and Web Locks; both stay in the memory of this browser. Without them (an insecure origin has no
 * locks) tabs work alone, which the server tolerates for 30 s after a rotation.
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
