import { create, sendApi } from '../../api/send-api';
import type { SavedView } from '../../api/types';
import { CheckboxInput } from '../forms/CheckboxInput';
import { FormDialog } from '../forms/FormDialog';
import { TextInput } from '../forms/TextInput';
import { useInvalidateViews } from './use-saved-views';

interface SavedViewDialogProps {
  list: string;
  /** The view to edit; omitted for a new one. */
  view?: SavedView;
  /** Content of a new view. */
  content: Pick<SavedView, 'query' | 'columns'>;
  onDone?: (made: SavedView) => void;
  onClose: () => void;
}

/** Edits the name and visibility of a view. */
export function SavedViewDialog({ list, view, content, onDone, onClose }: SavedViewDialogProps) {
  const changed = useInvalidateViews();
  const save = async (values: Pick<SavedView, 'name' | 'shared' | 'default'>) => {
    const { query, columns } = content;
    const saved = view
      ? await sendApi('PUT', '/api/saved-views/{id}', { id: view.id, body: values })
      : await create('/api/saved-views', { body: { ...values, list, query, ...(columns && { columns }) } });
    await changed();
    onDone?.(saved);
    return `“${saved.name}” was saved.`;
  };
  return (
    <FormDialog
      title={view ? `Edit “${view.name}”` : 'Save view'}
      submitLabel="Save"
      errorTitle="The view could not be saved"
      input={view ? 'SavedViewChange' : 'SavedViewInput'}
      required={['name']}
      values={{
        name: view?.name ?? '',
        shared: view?.shared ?? false,
        default: view?.default ?? false,
      }}
      onSubmit={save}
      onClose={onClose}
    >
      <TextInput source="name" label="Name" autoFocus input={{ autoComplete: 'off' }} />
      <CheckboxInput source="shared" label="Share with the team" />
      <CheckboxInput source="default" label="Make it my default view" />
    </FormDialog>
  );
}
