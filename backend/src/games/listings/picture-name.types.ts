// Named as types, because both the change log of store pages and the events derived from it compare pictures by it.

/** What stays of a picture's address when the same picture comes from another host or in another size. */
export function getPictureName(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname } = new URL(address);
  if (hostname.endsWith('.mzstatic.com')) return pathname.replace(/\/\d+x\d+[^/]*$/, '');
  return pathname.replace(/=[\w-]*$/, '');
}
