import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { PlotFrame } from './PlotFrame';
import { SharedPlots } from './shared-plots';
import { breakLines, countGaps, dayTicks, findGaps } from './time-series';

const DAY = 86_400_000;
const INSET = { left: 0, right: 0, top: 0, bottom: 0 };

describe('two plots of a page', () => {
  const show = () =>
    render(
      <SharedPlots>
        {['Rank', 'Rating'].map((name) => (
          <PlotFrame
            key={name}
            label={name}
            times={[0, 1, 2, 3, 4]}
            inset={INSET}
            readout={(time) => ({ head: `Day ${time}`, lines: [{ label: name, value: String(time * 2) }] })}
          >
            {({ from, to }) => <p>{`${name} from ${from} to ${to}`}</p>}
          </PlotFrame>
        ))}
      </SharedPlots>,
    );
  const values = () => screen.getAllByRole('slider').map((slider) => slider.getAttribute('aria-valuetext'));

  it('have one crosshair, which arrow keys move', async () => {
    show();
    screen.getAllByRole('slider')[0]!.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(values()).toEqual(['Day 1, Rank 2', 'Day 1, Rating 2']);
    await userEvent.keyboard('{End}');
    expect(values()).toEqual(['Day 4, Rank 8', 'Day 4, Rating 8']);
  });

  it('zoom together to what was selected, and show everything again', async () => {
    show();
    screen.getAllByRole('slider')[1]!.focus();
    await userEvent.keyboard('{Home}{ArrowRight}{Shift>}{ArrowRight}{ArrowRight}{/Shift}{Enter}');
    expect(screen.getByText('Rank from 1 to 3')).toBeTruthy();
    expect(screen.getByText('Rating from 1 to 3')).toBeTruthy();
    await userEvent.keyboard('{End}');
    expect(values()[0]).toBe('Day 3, Rank 6');
    await userEvent.dblClick(screen.getAllByRole('slider')[0]!);
    expect(screen.getByText('Rank from 0 to 4')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Reset zoom' })).toBeNull();
  });
});

it('covers the whole days of its bars, so that a mark stands in the middle of one', async () => {
  const times = [1, 2, 3, 4].map((day) => day * DAY);
  render(
    <SharedPlots>
      <PlotFrame bars label="Installs" times={times} inset={INSET} readout={() => ({ head: '', lines: [] })}>
        {({ from, to }) => <p>{`From ${from / DAY} to ${to / DAY}`}</p>}
      </PlotFrame>
    </SharedPlots>,
  );
  expect(screen.getByText('From 0.5 to 4.5')).toBeTruthy();
  screen.getByRole('slider').focus();
  await userEvent.keyboard('{Home}{ArrowRight}{Shift>}{ArrowRight}{/Shift}{Enter}');
  expect(screen.getByText('From 1.5 to 3.5')).toBeTruthy();
});

describe('lines', () => {
  it('break where nothing was measured for longer than usual', () => {
    const days = [0, 1, 2, 7, 8].map((day) => day * DAY);
    expect(findGaps(days)).toEqual([{ from: 2 * DAY, to: 7 * DAY }]);
    // Weekly values have no gaps, but values months apart do.
    const count = (...days: number[]) => findGaps(days.map((day) => day * DAY)).length;
    expect([count(1), count(1, 2, 3, 4), count(1, 8, 15), count(1, 60)]).toEqual([0, 0, 0, 1]);
    const one = { key: 'a', name: 'A', color: 'red', points: days.map((time) => ({ time, value: 1 })) };
    const other = {
      ...one,
      key: 'b',
      points: [
        { time: 0, value: 10 },
        { time: DAY, value: null },
        { time: 2 * DAY, value: 30 },
      ],
    };
    expect(countGaps([one, { ...one, key: 'c' }, other])).toBe(1);
    const rows = breakLines([one, other]);
    expect(rows.find(({ time }) => time === 4.5 * DAY)).toMatchObject({ a: null });
    expect(rows.filter(({ b }) => b !== undefined).map(({ b }) => b)).toEqual([10, null, 30]);
  });

  it('go on between their own points at the moments of the others', () => {
    const line = (key: string, ...points: [number, number][]) => ({
      ...{ key, name: key, color: 'red' },
      points: points.map(([day, value]) => ({ time: day * DAY, value })),
    });
    const rows = breakLines([line('a', [0, 0], [1, 2]), line('b', [0.5, 7])]);
    expect(rows).toEqual([
      { time: 0, a: 0 },
      { time: 0.5 * DAY, b: 7, a: 1 },
      { time: DAY, a: 2 },
    ]);
  });
});

it('puts the ticks of time whole days apart, up to the newest day', () => {
  const day = (at: number) => at * 86_400_000;
  const list = (from: number, to: number, most: number) =>
    dayTicks({ from: day(from), to: day(to) }, most).map((time) => time / day(1));
  expect(list(23, 29, 6)).toEqual([23, 25, 27, 29]);
  expect(list(0, 60, 6)).toEqual([0, 12, 24, 36, 48, 60]);
  expect(list(1, 7, 3)).toEqual([1, 4, 7]);
  expect(list(5, 5, 6)).toEqual([5]);
});
