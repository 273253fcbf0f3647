import { renderHook, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AuthProvider } from '../../auth/auth-context';
import { session } from '../../api/session/session';
import { fakeApi, grant } from '../../testing/fake-api';
import { isCurrent, useMenu } from './menu';

it.each([
  ['admin', ['User Requests', 'Users']],
  ['analyst', []],
] as const)('shows the %s these of the entries for administrators: %j', async (role, expected) => {
  fakeApi({ 'POST /api/auth/login': () => ({ body: grant('t', role) }) });
  await session.signIn('a@b.co', 'words of mine');
  const { result } = renderHook(useMenu, {
    wrapper: ({ children }) => <AuthProvider>{children}</AuthProvider>,
  });
  await waitFor(() => expect(result.current.map(({ label }) => label)).toContain('Settings'));
  const labels = result.current.map(({ label }) => label);
  expect(labels.filter((label) => ['User Requests', 'Users'].includes(label))).toEqual(expected);
  expect(labels).toEqual(expect.arrayContaining(['Dashboard', 'Game Rankings', 'Idea Generation', 'Tags']));
});

it.each([
  ['/admin', 'Dashboard'],
  ['/admin/game-rankings/com.example.game', 'Game Rankings'],
  ['/admin/captures', 'Game Rankings'],
  ['/admin/alert-rules', 'Watchlists'],
  ['/admin/compare', 'Games'],
  ['/admin/taxonomy', 'Completed Analyses'],
])('marks at %s the entry %s alone', async (pathname, label) => {
  const { result } = renderHook(useMenu, {
    wrapper: ({ children }) => <AuthProvider>{children}</AuthProvider>,
  });
  await waitFor(() => expect(result.current).not.toHaveLength(0));
  expect(result.current.filter((entry) => isCurrent(entry, pathname)).map((entry) => entry.label)).toEqual([
    label,
  ]);
});
