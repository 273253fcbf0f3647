/** Fields that the list can be sorted by; the first is the default, newest first. */
export const SORTS = ['createdAt', 'email', 'displayName', 'role', 'lastActiveAt'] as const;

interface Column {
  label: string;
  /** What the server sorts by; without it the column cannot be sorted. */
  sort?: (typeof SORTS)[number];
  end?: boolean;
}

export const COLUMNS: Column[] = [
  { label: 'Name', sort: 'displayName' },
  { label: 'Email', sort: 'email' },
  { label: 'Role', sort: 'role' },
  { label: 'Joined', sort: 'createdAt' },
  { label: 'Games analyzed', end: true },
  { label: 'Last active', sort: 'lastActiveAt' },
];
