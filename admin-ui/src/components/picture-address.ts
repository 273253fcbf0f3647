/** Where to get a picture from: ours as they are, those of the stores through the product, which keeps them. */
export const pictureAddress = (url: string): string =>
  /^https?:/.test(url) ? `/api/pictures?${new URLSearchParams({ url })}` : url;
