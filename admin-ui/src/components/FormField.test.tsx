import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { FormField } from './FormField';
import { submitWith } from './use-command';

function Form({ onSave }: { onSave: () => void }) {
  const [name, setName] = useState('');
  return (
    <form onSubmit={submitWith(onSave)}>
      <FormField label="Name" value={name} onChange={setName} hint="Any name." input={{ maxLength: 10 }} />
      <button>Save</button>
    </form>
  );
}

it('keeps pasted text that is too long, says by how much, and does not send it', async () => {
  const save = vi.fn();
  render(<Form onSave={save} />);
  const field = screen.getByLabelText<HTMLInputElement>('Name');
  expect(screen.getByText('Any name.')).toBeTruthy();
  await userEvent.click(field);
  await userEvent.paste('twelve chars');
  expect(field.value).toBe('twelve chars');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('2 characters too many. The limit is 10.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(save).not.toHaveBeenCalled();
  await userEvent.type(field, '{Backspace}{Backspace}');
  expect(screen.getByText('10 of 10 characters')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(save).toHaveBeenCalledTimes(1);
});
