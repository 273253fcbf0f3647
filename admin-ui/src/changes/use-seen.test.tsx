import { act, renderHook } from '@testing-library/react';
import { StoreContextProvider, memoryStore } from 'react-admin';
import { expect, it } from 'vitest';
import type { ChangedGame, Changes } from '../api/types';
import { useSeen } from './use-seen';

const changedGame = (bundleId: string) =>
  ({ day: '2026-07-03', bundleId, newestId: '0000000000000007' }) as ChangedGame;
const [shown, hidden] = [changedGame('com.a'), changedGame('com.b')] as const;
const changes = (newestId: string) => ({ newestId, games: [shown] }) as unknown as Changes;

function markAll(isFiltered: boolean) {
  const store = memoryStore();
  const { result, rerender } = renderHook(({ id }) => useSeen(changes(id), isFiltered), {
    initialProps: { id: '0000000000000001' },
    wrapper: ({ children }) => <StoreContextProvider value={store}>{children}</StoreContextProvider>,
  });
  rerender({ id: '0000000000000009' });
  expect([shown, hidden].map(result.current.isUnseen)).toEqual([true, true]);
  act(() => void result.current.markAll());
  return [shown, hidden].map(result.current.isUnseen);
}

it('marks everything as seen, but only the games shown where filters hide others', () => {
  expect(markAll(false)).toEqual([false, false]);
  expect(markAll(true)).toEqual([false, true]);
});
