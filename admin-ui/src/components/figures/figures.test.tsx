import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FigureCard } from './FigureCard';
import { scaleTicks } from './MonthBars';
import {
  formatChange,
  formatChangeExactly,
  formatDollarsShort,
  formatMonth,
  formatShortMonth,
} from '../text/format';

it('a scale keeps its maximum until a bar exceeds it, and has round ticks', () => {
  expect(scaleTicks(121_900, 150_000)).toEqual([0, 50_000, 100_000, 150_000]);
  expect(scaleTicks(150_001, 150_000)).toEqual([0, 50_000, 100_000, 150_000, 200_000]);
  expect(scaleTicks(24)).toEqual([0, 10, 20, 30]);
  expect(scaleTicks(7)).toEqual([0, 2, 4, 6, 8]);
  expect(scaleTicks(0)).toEqual([0, 1]);
});

it('money, months and changes are short and exact', () => {
  expect(formatDollarsShort(121_900)).toBe('$121.9K');
  expect(formatMonth('2026-09')).toBe('Sep 2026');
  expect(formatShortMonth('2026-09')).toBe('Sep');
  expect([formatChange(11.84), formatChange(-3), formatChange(0)]).toEqual(['+11.8%', '−3%', '0%']);
  expect(formatChangeExactly(171_176.2)).toBe('+171,176.2%');
});

it('a figure says what it counts, what it does not know, and when it is invented', () => {
  const { rerender } = render(
    <FigureCard title="Success Rate" value={null} change={null} basis="Jobs that succeeded." />,
  );
  const card = screen.getByRole('region', { name: 'Success Rate' });
  expect(card.querySelector('.number')?.textContent).toBe('—');
  expect(screen.getByTitle('Nothing to compare with yet').textContent).toBe('—');
  expect(card.textContent).toContain('Jobs that succeeded.');
  expect(card.textContent).not.toContain('Sample data');
  rerender(<FigureCard title="Success Rate" value="75%" change={-2.5} basis="Jobs that succeeded." sample />);
  expect(screen.getByTitle('−2.5%').textContent).toBe('−2.5%');
  expect(card.textContent).toContain('Sample data');
  rerender(<FigureCard title="Success Rate" value="75%" change={0} basis="Jobs that succeeded." />);
  expect(card.textContent).toContain('No change');
});
