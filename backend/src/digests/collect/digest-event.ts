import type { EventFeed } from '../../market-events/feed/event-feed.service.js';

/** A market event. */
export type DigestEvent = Awaited<ReturnType<EventFeed['listPage']>>['rows'][number];
