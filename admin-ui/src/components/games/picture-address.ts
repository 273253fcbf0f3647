import { outerPath } from '../../base-path';

/** URL of a picture: own pictures as they are, store pictures through the caching proxy. */
export const pictureAddress = (url: string): string => {
  if (/^https?:/.test(url)) return outerPath(`/api/pictures?${new URLSearchParams({ url })}`);
  return url.startsWith('/') ? outerPath(url) : url;
};
