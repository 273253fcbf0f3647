import { screen } from '@testing-library/react';
import { ListContextProvider, type ListControllerResult } from 'react-admin';
import { expect, it } from 'vitest';
import { fakeApi } from '../../testing/fake-api';
import { showScreen } from '../../testing/show-screen';
import { useListExport } from './list-parts';

function Exports() {
  return useListExport('games', '/api/games', []).map(({ label, disabled, detail }) => (
    <button key={label} disabled={disabled}>
      {label} {detail}
    </button>
  ));
}

function show(selected: number, total: number) {
  fakeApi({ 'GET /api/jobs': () => ({ body: [] }) });
  const selectedIds = Array.from({ length: selected }, (_id, at) => `com.game${at}`);
  const list = { filterValues: {}, sort: { field: 'title', order: 'ASC' }, selectedIds, total };
  showScreen(
    <ListContextProvider value={list as unknown as ListControllerResult}>
      <Exports />
    </ListContextProvider>,
    '/admin/games',
  );
  return screen.getByRole<HTMLButtonElement>('button', { name: /Parquet/ });
}

it.each([
  ['a selection whose ids fit into the URL', 250, 9_000],
  ['a selection of everything, which needs no ids', 900, 900],
])('exports %s as Parquet', (_case, selected, total) => {
  expect(show(selected, total).disabled).toBe(false);
});

it('says why a longer selection has no Parquet export', () => {
  const button = show(251, 9_000);
  expect(button.disabled).toBe(true);
  expect(button.textContent).toContain('Select at most 250 games, or all');
});
