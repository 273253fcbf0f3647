import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { findNotes, markNotes, type DayNote } from './day-notes';
import { PlotFrame } from './PlotFrame';

const DAY = 86_400_000;
const START = Date.parse('2026-08-01T06:00:00Z');
const times = [0, 1, 2, 3, 4, 20].map((day) => START + day * DAY);
const INSET = { left: 0, right: 0, top: 0, bottom: 0 };
const note = (day: string, text: string): DayNote => ({ id: text, day, text, author: 'Ada' });
const notes = [note('2026-08-02', 'Season'), note('2026-08-12', 'Sale'), note('2026-08-22', 'Later')];

it('stand at the capture of their day, or at noon where nothing was captured', () => {
  const marks = markNotes(notes, times, [times[0]!, times.at(-1)!]);
  expect(marks.map(({ time }) => time)).toEqual([times[1], Date.parse('2026-08-12T12:00Z')]);
  const close = [note('2026-08-02', 'a'), note('2026-08-02', 'b')];
  expect(markNotes(close, times, [times[0]!, times.at(-1)!])).toMatchObject([{ notes: close }]);
});

it('stand elsewhere than at their day where the times of a plot are no dates', () => {
  const [first] = markNotes(
    [{ ...note('2026-08-02', 'Season'), time: 3 * DAY }],
    [0, 3 * DAY, 9 * DAY],
    [0, 9 * DAY],
  );
  expect(first?.time).toBe(3 * DAY);
});

it('stand at the nearest row of a table', () => {
  expect(findNotes(notes, times[1]!, times).map(({ text }) => text)).toEqual(['Season']);
  expect(findNotes(notes, times[4]!, times).map(({ text }) => text)).toEqual(['Sale']);
  expect(findNotes(notes, times[5]!, times).map(({ text }) => text)).toEqual(['Later']);
});

it('say their text when they have the focus, and are written by key', async () => {
  const open = vi.fn();
  render(
    <PlotFrame
      label="Rank"
      times={times}
      inset={INSET}
      readout={() => ({ head: '', lines: [] })}
      notes={{ list: notes, open, add: open }}
    >
      {() => null}
    </PlotFrame>,
  );
  expect(screen.queryByText('Season')).toBeNull();
  await userEvent.tab();
  await userEvent.keyboard('{Home}{ArrowRight}n');
  expect(open).toHaveBeenLastCalledWith('2026-08-02');
  await userEvent.tab();
  expect(screen.getByText('Season')).toBeTruthy();
  await userEvent.keyboard('{Enter}');
  expect(open).toHaveBeenLastCalledWith('2026-08-02');
});
