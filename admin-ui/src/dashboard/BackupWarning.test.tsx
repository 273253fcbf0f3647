import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SystemPart } from '../api/types';
import { BackupWarning } from './BackupWarning';

const part = (state: SystemPart['state']): SystemPart => ({
  name: 'Backups',
  state,
  detail: 'The disk is full.',
});

it('warns when the last backup failed', () => {
  render(<BackupWarning parts={[part('Down')]} />);
  expect(screen.getByRole('alert').textContent).toMatch(/Backups are failing.*The disk is full/);
});

it.each([[[part('Operational')]], [[]], [undefined]])('is silent otherwise', (parts) => {
  const { container } = render(<BackupWarning parts={parts} />);
  expect(container.textContent).toBe('');
});
