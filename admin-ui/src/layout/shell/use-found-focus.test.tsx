import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useQuestion } from '../../components/dialogs/use-question';
import { Main } from '../../testing/show-screen';

function Rows() {
  const [names, setNames] = useState(['Ann', 'Ben', 'Cem']);
  const [ask, dialog] = useQuestion();
  const remove = (name: string) => setNames((before) => before.filter((each) => each !== name));
  return (
    <Main>
      <button>Add</button>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button onClick={() => remove(name)}>Remove {name}</button>
            <button
              onClick={() =>
                ask({ title: 'Sure?', text: name, confirmLabel: 'Delete', run: () => remove(name) })
              }
            >
              Delete {name}
            </button>
          </li>
        ))}
      </ul>
      <p>Text</p>
      {dialog}
    </Main>
  );
}

const expectFocus = (name: string) => waitFor(() => expect(document.activeElement?.textContent).toBe(name));

it('moves the focus to the next row, to the one before, or to what is left', async () => {
  render(<Rows />);
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ann' }));
  await expectFocus('Remove Ben');
  await userEvent.click(screen.getByRole('button', { name: 'Delete Cem' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await expectFocus('Delete Ben');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Ben' }));
  await expectFocus('Add');
});

it('leaves the focus on the page after a click beside main', async () => {
  render(
    <>
      <Rows />
      <p>Beside</p>
    </>,
  );
  screen.getByRole('button', { name: 'Remove Ann' }).focus();
  await userEvent.click(screen.getByText('Beside'));
  fireEvent.click(screen.getByRole('button', { name: 'Remove Ann' }));
  await act(async () => undefined);
  expect(document.activeElement).toBe(document.body);
});
