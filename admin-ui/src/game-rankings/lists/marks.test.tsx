import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ChangeMark, describeChange } from '../../rankings/ChangeMark';
import { sparklinePoints } from '../../rankings/Sparkline';

describe('the change mark', () => {
  it.each([
    ['up', 2, 5, '3', 'Up 3'],
    ['down', 5, 4, '1', 'Down 1'],
    ['same', 5, 5, '', 'No change'],
    ['new', 5, null, 'New', 'New in this list'],
    ['back', 5, null, 'Back', 'Back after a gap'],
  ] as const)('says %s from %d, before %s, as "%s" and means "%s"', (change, now, before, text, meaning) =>
    expect(describeChange(change, now, before)).toEqual({ text, meaning }),
  );

  it('has a word for those who see neither shape nor color, and none when nothing is known', () => {
    const { container, rerender } = render(<ChangeMark change="up" rankPosition={2} previousPosition={5} />);
    expect(screen.getByText(/Up 3/)).toBeTruthy();
    rerender(<ChangeMark change={null} rankPosition={2} previousPosition={null} />);
    expect(container.textContent).toBe('');
  });
});

describe('the sparkline', () => {
  it('has the best place on top', () => {
    const [run] = sparklinePoints([10, 1]);
    expect(run).toEqual([
      { x: 0, y: 17 },
      { x: 61, y: 3 },
    ]);
  });

  it('breaks where the game was not in the list and starts where it started', () => {
    expect(sparklinePoints([null, 4, 4, null, 8]).map((run) => run.length)).toEqual([2, 1]);
    expect(sparklinePoints([null, null])).toEqual([]);
  });

  it('stays in the middle when nothing moves, and at the end with one capture', () => {
    expect(sparklinePoints([7, 7])[0]?.map(({ y }) => y)).toEqual([10, 10]);
    expect(sparklinePoints([7])).toEqual([[{ x: 61, y: 10 }]]);
  });
});
