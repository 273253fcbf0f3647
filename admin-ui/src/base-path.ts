/** Base path of the product, written into the page by the server; empty at the root of a host. */
export const BASE_PATH = document.documentElement.dataset.basePath ?? '';

/** Full path of a URL outside the router. */
export const outerPath = (path: string): string => BASE_PATH + path;

/** Current path without the base path, as in the router. */
export const currentPath = (): string => window.location.pathname.slice(BASE_PATH.length);

/** Current path and query, to return to. */
export const currentPlace = (): string => currentPath() + window.location.search;
