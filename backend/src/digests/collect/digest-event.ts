import type { EventFeed } from '../../market-events/feed/event-feed.service.js';

/** Something that changed, as the feed tells it. */
export type DigestEvent = Awaited<ReturnType<EventFeed['listPage']>>['rows'][number];
