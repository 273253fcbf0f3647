import Popover from '@mui/material/Popover';
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useScreenActions } from '../../components/actions/screen-actions';
import { useShortcuts } from './use-shortcuts';

const tags = vi.fn();
const palette = vi.fn();
const fold = vi.fn();

function Shell({ singleKeys = true }: { singleKeys?: boolean }) {
  useShortcuts(false, singleKeys);
  useScreenActions([
    { label: 'Tags', keys: 'g t', run: tags },
    { label: 'Palette', keys: 'Mod+k', run: palette },
    { label: 'Fold', keys: '[', run: fold },
    { label: 'Next row', keys: 'j' },
  ]);
  return <input aria-label="Name" />;
}

const press = (key: string, more = {}, on: Element = document.body) =>
  fireEvent.keyDown(on, { key, ...more });

let rerender: ReturnType<typeof render>['rerender'];

beforeEach(() => {
  [tags, palette, fold].forEach((action) => action.mockClear());
  ({ rerender } = render(<Shell />));
});

it('runs an action by two keys after each other, and not by the second alone', () => {
  press('t');
  expect(tags).not.toHaveBeenCalled();
  press('g');
  press('t');
  expect(tags).toHaveBeenCalledTimes(1);
});

it('gives the second key of a sequence to its action, not to the focused element', () => {
  const button = document.createElement('button');
  const own = vi.fn();
  button.addEventListener('keydown', own);
  document.body.append(button);
  for (const key of ['g', 't']) press(key, {}, button);
  expect(tags).toHaveBeenCalledTimes(1);
  expect(own).toHaveBeenCalledTimes(1);
  press('t', {}, button);
  expect(own).toHaveBeenCalledTimes(2);
  button.remove();
});

it('runs nothing behind an open popover', () => {
  render(
    <Popover open anchorEl={document.body}>
      Content
    </Popover>,
  );
  press('[');
  expect(fold).not.toHaveBeenCalled();
});

it('leaves single keys to a field, but takes keys pressed together', () => {
  const field = screen.getByLabelText('Name');
  press('[', {}, field);
  expect(fold).not.toHaveBeenCalled();
  expect(press('k', { ctrlKey: true }, field)).toBe(false);
  expect(palette).toHaveBeenCalledTimes(1);
});

it('takes a bracket that needs AltGr, and leaves Alt and keys that are only listed to others', () => {
  press('[', { altKey: true });
  expect(fold).not.toHaveBeenCalled();
  press('[', { altKey: true, ctrlKey: true, modifierAltGraph: true });
  expect(fold).toHaveBeenCalledTimes(1);
  expect(press('j')).toBe(true);
});

it('lets the single keys be turned off, those of other listeners too', () => {
  rerender(<Shell singleKeys={false} />);
  const other = vi.fn();
  document.addEventListener('keydown', other);
  for (const key of ['[', 'g', 't', 'j']) press(key);
  expect(other).not.toHaveBeenCalled();
  press('x', {}, screen.getByLabelText('Name'));
  press('k', { ctrlKey: true });
  expect([fold, tags, palette, other].map((each) => each.mock.calls.length)).toEqual([0, 0, 1, 2]);
  document.removeEventListener('keydown', other);
});
