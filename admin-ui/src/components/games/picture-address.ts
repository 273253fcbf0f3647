import { outerPath } from '../../base-path';

/** Where to get a picture from: ours as they are, those of the stores through the product, which keeps them. */
export const pictureAddress = (url: string): string => {
  if (/^https?:/.test(url)) return outerPath(`/api/pictures?${new URLSearchParams({ url })}`);
  return url.startsWith('/') ? outerPath(url) : url;
};
