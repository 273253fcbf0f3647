/** The part of a picture's address that is the same on every host and in every size. */
export function getPictureName(address: string): string {
  if (!URL.canParse(address)) return address;
  const { hostname, pathname } = new URL(address);
  if (hostname.endsWith('.mzstatic.com')) return pathname.replace(/\/\d+x\d+[^/]*$/, '');
  return pathname.replace(/=[\w-]*$/, '');
}
