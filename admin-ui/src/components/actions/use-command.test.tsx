import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { useCommand } from './use-command';

function Form({ work }: { work: () => Promise<unknown> }) {
  const { busy, run } = useCommand(work);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      <input aria-label="Name" />
      <button type="submit">{busy ? 'Saving' : 'Save'}</button>
      <button type="button" onClick={() => void run()}>
        Make
      </button>
    </form>
  );
}

function openWork() {
  const ends: (() => void)[] = [];
  const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  return { work, end: () => act(async () => ends.forEach((resolve) => resolve())) };
}

it('ignores clicks and Enter while the command is under way, and takes them again afterwards', async () => {
  const { work, end } = openWork();
  render(<Form work={work} />);
  const make = screen.getByRole('button', { name: 'Make' });
  fireEvent.click(make);
  fireEvent.click(make);
  await userEvent.type(screen.getByLabelText('Name'), 'x{Enter}{Enter}');
  expect(work).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('button', { name: 'Saving' })).toBeTruthy();
  await end();
  expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  fireEvent.click(make);
  expect(work).toHaveBeenCalledTimes(2);
  await end();
});

it('counts a double click as one, even when the first click was answered before the second', async () => {
  const work = vi.fn(() => Promise.resolve());
  render(<Form work={work} />);
  await userEvent.dblClick(screen.getByRole('button', { name: 'Make' }));
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
  expect(work).toHaveBeenCalledTimes(2);
});

it('does not start again from a key held down', async () => {
  const work = vi.fn(() => Promise.resolve());
  render(<Form work={work} />);
  const make = screen.getByRole('button', { name: 'Make' });
  for (const repeat of [false, true, true]) {
    fireEvent.keyDown(make, { key: 'Enter', repeat });
    fireEvent.click(make, { detail: 0 });
    await act(async () => undefined);
  }
  expect(work).toHaveBeenCalledTimes(1);
});

it('can be tried again after a failure', async () => {
  const work = vi.fn(() => Promise.reject(new Error('no')).catch(() => undefined));
  render(<Form work={work} />);
  await userEvent.click(screen.getByRole('button', { name: 'Make' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make' }));
  expect(work).toHaveBeenCalledTimes(2);
});
