/** The path below which the product is served, as the server wrote it into the page; empty on a host of its own. */
export const BASE_PATH = document.documentElement.dataset.basePath ?? '';

/** The address of something beside the screens, whose addresses the router completes. */
export const outerPath = (path: string): string => BASE_PATH + path;

/** The path in the address bar, as the router and the routes write it. */
export const currentPath = (): string => window.location.pathname.slice(BASE_PATH.length);

/** The place that somebody is at, to come back to. */
export const currentPlace = (): string => currentPath() + window.location.search;
