import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { SearchField } from './SearchField';

let sent: string[];
let follow: (value: string) => void;

/** The value follows later, as with the address, which the router changes in a transition. */
function LateValue() {
  const [value, setValue] = useState('');
  follow = setValue;
  return <SearchField label="Search" value={value} onChange={(words) => sent.push(words)} />;
}

it('keeps what is typed while the value follows, and takes a value changed elsewhere', async () => {
  sent = [];
  render(<LateValue />);
  const field = screen.getByLabelText<HTMLInputElement>('Search');
  await userEvent.type(field, 'pu');
  await waitFor(() => expect(sent).toEqual(['pu']));
  await userEvent.type(field, 'zz');
  act(() => follow('pu'));
  expect(field.value).toBe('puzz');
  await waitFor(() => expect(sent).toEqual(['pu', 'puzz']));
  act(() => follow('puzz'));
  act(() => follow(''));
  expect(field.value).toBe('');
});
