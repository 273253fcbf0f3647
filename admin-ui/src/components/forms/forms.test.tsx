import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Link, RouterProvider, createMemoryRouter } from 'react-router';
import { ApiProblem } from '../../api/problem';
import { FormDialog } from './FormDialog';
import { SaveForm, type SaveFormProps } from './SaveForm';
import { SubmitButton } from './SubmitButton';
import { TextInput } from './TextInput';
import { FormBanner } from './FormBanner';

interface Entry {
  name: string;
  description: string;
}
const save = vi.fn<(entry: Entry, changed?: Partial<Entry>) => Promise<unknown>>();
beforeEach(() => {
  save.mockReset().mockResolvedValue(undefined);
  vi.spyOn(console, 'error').mockReturnValue();
});

const refuse = (errors: Record<string, string>) =>
  save.mockRejectedValueOnce(new ApiProblem(422, { detail: 'Not like this', errors }, ''));

function EntryForm(props: Partial<SaveFormProps<Entry>>) {
  return (
    <SaveForm<Entry> input="TagInput" onSubmit={save} {...props}>
      <FormBanner errorTitle="Failed to create tag" unaffected="Nothing changed." />
      <TextInput source="name" label="Name" hint="Any name." />
      <TextInput source="description" label="Description" rows={2} />
      <SubmitButton busyLabel="Saving">Save</SubmitButton>
    </SaveForm>
  );
}

function EntryDialog({ draft }: { draft?: string }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Edit</button>
      {open && (
        <FormDialog<Entry>
          input="TagInput"
          title="Edit the entry"
          submitLabel="Save"
          draft={draft}
          values={{ name: 'Old', description: '' }}
          onSubmit={async (entry) => {
            await save(entry);
            setOpen(false);
          }}
          onClose={() => setOpen(false)}
        >
          <TextInput source="name" label="Name" autoFocus />
          <TextInput source="description" label="Description" />
        </FormDialog>
      )}
    </>
  );
}

function show(element: ReactNode) {
  const routes = [
    { path: '/here', element },
    { path: '/elsewhere', element: <p>Elsewhere</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/here'] });
  return render(<RouterProvider router={router} />);
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

it('passes on which fields differ from the values it was opened with', async () => {
  show(<EntryForm values={{ name: 'Old', description: 'Kept' }} />);
  await userEvent.type(field('Name'), ' and new');
  await press('Save');
  await waitFor(() =>
    expect(save).toHaveBeenCalledWith({ name: 'Old and new', description: 'Kept' }, { name: 'Old and new' }),
  );
});

it('keeps pasted text that is longer than the API takes, says by how much, and does not send it', async () => {
  show(<EntryForm />);
  expect(screen.getByText('Any name.')).toBeTruthy();
  await userEvent.click(field('Name'));
  await userEvent.paste('x'.repeat(62));
  expect(field('Name').value).toHaveLength(62);
  expect(field('Name').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText('2 characters too many. The limit is 60.')).toBeTruthy();
  await press('Save');
  expect(save).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(field('Name'));
  await userEvent.type(field('Name'), '{Backspace}{Backspace}');
  expect(screen.getByText('60 of 60 characters')).toBeTruthy();
  await press('Save');
  expect(save).toHaveBeenCalledTimes(1);
});

it('sends nothing while what is required is blank, then trimmed texts, and starts over', async () => {
  show(<EntryForm />);
  expect(screen.getByRole('button', { name: 'Save' })).toHaveProperty('disabled', true);
  await userEvent.type(field('Name'), ' zen {Enter}');
  await waitFor(() => expect(field('Name').value).toBe(''));
  expect(save.mock.calls.map(([entry]) => entry)).toEqual([{ name: 'zen', description: '' }]);
  expect(document.activeElement).toBe(field('Name'));
});

it('shows what the server says of a field at the field, with the keyboard in it', async () => {
  refuse({ description: 'must be shorter' });
  show(<EntryForm />);
  await userEvent.type(field('Name'), 'zen');
  await press('Save');
  expect((await screen.findByText('It must be shorter.')).id).toBe(
    field('Description').getAttribute('aria-describedby'),
  );
  expect(screen.getByRole('alert').textContent).toBe('Failed to create tag');
  await waitFor(() => expect(document.activeElement).toBe(field('Description')));
  await userEvent.type(field('Description'), 'x');
  expect(screen.queryByText('It must be shorter.')).toBeNull();
  expect(field('Name').value).toBe('zen');
  await press('Save');
  expect(save).toHaveBeenCalledTimes(2);
});

it('shows in one banner what belongs to no field here, and can be tried again', async () => {
  refuse({ owner: 'is gone' });
  show(<EntryForm />);
  await userEvent.type(field('Name'), 'zen');
  await press('Save');
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Failed to create tagNot like this. Nothing changed.',
  );
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  expect(save).toHaveBeenCalledTimes(2);
});

it('counts a double click as one, also when it is answered in between', async () => {
  show(<EntryForm />);
  await userEvent.type(field('Name'), 'zen');
  await userEvent.dblClick(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(field('Name').value).toBe(''));
  expect(save).toHaveBeenCalledTimes(1);
});

it('closes by Escape and gives the focus back; with something unsaved it asks once', async () => {
  show(<EntryDialog />);
  await press('Edit');
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Edit' }));
  await press('Edit');
  await userEvent.type(field('Name'), 'er{Escape}');
  const question = await screen.findByRole('alertdialog', { name: 'Discard changes?' });
  await userEvent.click(within(question).getByRole('button', { name: 'Keep editing' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(field('Name').value).toBe('Older');
  await press('Cancel');
  await userEvent.click(
    within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Discard' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Edit');
  expect(field('Name').value).toBe('Old');
});

it('keeps a draft for when the session runs out, until it is sent or discarded', async () => {
  const { unmount } = show(<EntryDialog draft="entry" />);
  await press('Edit');
  await userEvent.type(field('Name'), 'er');
  unmount();
  show(<EntryDialog draft="entry" />);
  await press('Edit');
  await waitFor(() => expect(field('Name').value).toBe('Older'));
  await press('Save');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await press('Edit');
  expect(field('Name').value).toBe('Old');
});

it('asks before a page is left with something unsaved, in whichever of its forms', async () => {
  const ask = vi.spyOn(window, 'confirm').mockReturnValue(false);
  show(
    <>
      <EntryForm warnWhenUnsavedChanges />
      <SaveForm onSubmit={vi.fn()} warnWhenUnsavedChanges>
        <TextInput source="other" label="Other" />
      </SaveForm>
      <Link to="/elsewhere">Leave</Link>
    </>,
  );
  await userEvent.type(field('Name'), 'zen');
  await userEvent.click(screen.getByRole('link', { name: 'Leave' }));
  await waitFor(() => expect(ask).toHaveBeenCalledTimes(1));
  expect(field('Name').value).toBe('zen');
  ask.mockReturnValue(true);
  await userEvent.click(screen.getByRole('link', { name: 'Leave' }));
  expect(await screen.findByText('Elsewhere')).toBeTruthy();
});
