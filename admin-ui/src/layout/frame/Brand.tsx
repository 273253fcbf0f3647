/** The logo: a board of four tiles, one of them moving. */
export function BrandMark() {
  return (
    <svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true">
      <rect width="24" height="24" rx="6" fill="var(--accent)" />
      <path d="M7 7h4v4H7ZM13 13h4v4h-4ZM7 13h4v4H7Z" fill="var(--accent-ink)" />
      <path d="M13 7h4v4h-4Z" fill="var(--accent-ink)" opacity=".45" />
    </svg>
  );
}

export const BRAND = 'Gamekit';
