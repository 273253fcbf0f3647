import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { MarketEvent } from '../api/types';
import { ChangeLine } from './ChangeLine';

const version = (data: Record<string, unknown>) =>
  ({
    ...{ id: 'e1', type: 'store.version_released', bundleId: 'com.a', platform: 'ios', country: 'us' },
    ...{ occurredAt: '2026-11-20T00:00:00Z', data: { from: '1.0', to: '1.1', ...data } },
  }) as unknown as MarketEvent;

describe('a new version', () => {
  it('tells what its notes say, each with the sentence', () => {
    const facts = [{ kind: 'new_mode', quote: 'Added a two-player mode' }];
    render(<ChangeLine event={version({ releaseNotes: 'Added a two-player mode. Fixes.', facts })} />);
    expect(screen.getByText('New mode').textContent).toBe('New mode');
    expect(screen.getByText('Added a two-player mode').textContent).toBe('Added a two-player mode');
  });

  it('shows the notes when nothing was recognized in them', () => {
    render(<ChangeLine event={version({ releaseNotes: 'Have fun!' })} />);
    expect(screen.getByText('Have fun!').textContent).toBe('Have fun!');
  });
});
