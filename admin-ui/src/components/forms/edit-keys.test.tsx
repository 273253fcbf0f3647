import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { editKeys } from './edit-keys';

const save = vi.fn();
const cancel = vi.fn();
function show(oneLine: boolean) {
  vi.clearAllMocks();
  render(<input onKeyDown={editKeys({ save, cancel, oneLine })} />);
  return (key: string, more = {}) => fireEvent.keyDown(screen.getByRole('textbox'), { key, ...more });
}

it('saves longer text by Ctrl+Enter, one line by Enter, and cancels by Escape', () => {
  const press = show(false);
  press('Enter');
  expect(save).not.toHaveBeenCalled();
  press('Enter', { ctrlKey: true });
  expect(save).toHaveBeenCalledTimes(1);
  press('Escape');
  expect(cancel).toHaveBeenCalledTimes(1);
});

it('leaves Enter and Escape to an input method that composes', () => {
  const press = show(true);
  press('Enter', { isComposing: true });
  press('Escape', { isComposing: true });
  expect(save).not.toHaveBeenCalled();
  expect(cancel).not.toHaveBeenCalled();
  press('Enter');
  expect(save).toHaveBeenCalledTimes(1);
});
