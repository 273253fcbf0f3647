import { create, sendApi } from '../api/send-api';
import type { RevenueEntry, RevenueInput } from '../api/types';
import { Banner } from '../components/states/Banner';
import { today } from '../components/export/save-file';
import { FormDialog } from '../components/forms/FormDialog';
import { SelectInput } from '../components/forms/SelectInput';
import { TextInput } from '../components/forms/TextInput';
import { SOURCE_NAMES, SOURCES } from './sources';

interface RevenueEntryDialogProps {
  /** Null adds one. */
  entry: RevenueEntry | null;
  onClose: () => void;
}

const SOURCE_OPTIONS = SOURCES.map((value) => ({ value, label: SOURCE_NAMES[value] }));

/** Revenue of a game from one source in one month. */
export function RevenueEntryDialog({ entry, onClose }: RevenueEntryDialogProps) {
  const save = ({ month, game, source, amount }: RevenueInput, changed: Partial<RevenueInput>) => {
    const body = { month, game, source, amount };
    return entry
      ? sendApi('PUT', '/api/revenue-entries/{id}', { id: entry.id, body: entry.sample ? body : changed })
      : create('/api/revenue-entries', { body });
  };
  return (
    <FormDialog<RevenueInput>
      input="RevenueEntryInput"
      title={entry ? 'Edit entry' : 'Add entry'}
      values={entry ?? { month: today().slice(0, 7), source: 'in_app_purchases' }}
      draft={entry ? undefined : 'new revenue entry'}
      submitLabel="Save entry"
      busyLabel="Saving…"
      errorTitle="The entry could not be saved"
      onSubmit={save}
      onClose={onClose}
    >
      {entry?.sample && (
        <Banner tone="note" title="This is a sample entry">
          <p>Saving it makes it yours and removes the other sample entries.</p>
        </Banner>
      )}
      <TextInput
        source="month"
        label="Month"
        placeholder="2026-10"
        hint="Year and month, such as 2026-10"
        autoFocus={!entry}
      />
      <TextInput source="game" label="Game" />
      <SelectInput source="source" label="Source" options={SOURCE_OPTIONS} />
      <TextInput source="amount" label="Amount in US dollars" placeholder="12500.50" />
    </FormDialog>
  );
}
