/** Secret for signing and sealing tokens. @throws Error when the process has none */
export function signingSecret({ JWT_SECRET }: { JWT_SECRET?: string }): string {
  if (!JWT_SECRET) throw new Error('JWT_SECRET is not set.');
  return JWT_SECRET;
}
