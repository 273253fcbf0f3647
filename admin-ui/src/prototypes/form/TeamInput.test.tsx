import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { SaveForm } from '../../components/forms/SaveForm';
import { TeamInput } from './TeamInput';

it('leaves in the field what is too long or too much', async () => {
  render(
    <MemoryRouter>
      <SaveForm input="PrototypeInput" onSubmit={() => Promise.resolve()}>
        <TeamInput source="team" label="Team (optional)" />
      </SaveForm>
    </MemoryRouter>,
  );
  const field = screen.getByLabelText<HTMLInputElement>('Team (optional)');
  const long = 'x'.repeat(85);
  await userEvent.click(field);
  await userEvent.paste(`Mara, ${long}, Ken`);
  expect(field.value).toBe(long);
  expect(screen.getByRole('button', { name: 'Remove Ken' })).toBeTruthy();
  expect(screen.getByText('5 characters too many. The limit is 80.')).toBeTruthy();
  await userEvent.clear(field);
  await userEvent.paste(Array.from({ length: 20 }, (_, at) => `P${at}`).join(','));
  expect(screen.getByText('Up to 20 members. Left out: P18, P19')).toBeTruthy();
});
