import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { TokenField } from './TokenField';

function Members() {
  const [values, setValues] = useState(['Ada']);
  const texts = { id: 'members', label: 'Members', noun: 'member', hint: 'Enter adds one.' };
  return <TokenField {...texts} placeholders={['', '']} values={values} maxItems={2} onChange={setValues} />;
}

it('keeps the focus when it is full, takes no more, and lets Backspace remove the last one', async () => {
  render(<Members />);
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Members' });
  await userEvent.type(field, 'Bo{Enter}');
  expect(screen.getByText('Up to 2 members.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  await userEvent.keyboard('Cy');
  expect(field.value).toBe('');
  await userEvent.keyboard('{Backspace}');
  expect(screen.queryByText('Bo')).toBeNull();
});
