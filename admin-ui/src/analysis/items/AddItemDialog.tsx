import limits from '../../api/limits.json';
import { create } from '../../api/send-api';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '../../api/queries/use-api';
import type { AddedItem } from '../../api/analyses/analyses';
import type { GameAnalysis } from '../../api/types';
import { FormDialog } from '../../components/forms/FormDialog';
import { SelectInput } from '../../components/forms/SelectInput';
import { TextInput } from '../../components/forms/TextInput';
import { showAnalysis } from './use-feedback';

interface AddItemDialogProps {
  analysis: GameAnalysis;
  bundleId: string;
  onClose: () => void;
}

const REQUIRED = ['entryId', 'quote'];
const LONGEST_QUOTE = limits.AddedItemInput.quote.maxLength;

/** Adds a mechanic or meta element that the engine missed, with its evidence. */
export function AddItemDialog({ analysis, bundleId, onClose }: AddItemDialogProps) {
  const client = useQueryClient();
  const { data = [] } = useApi('/api/taxonomy');
  const options = useMemo(
    () => [
      { value: '', label: 'Choose an entry' },
      ...data
        .map(({ id, name }) => ({ value: id, label: name }))
        .sort((a, b) => a.label.localeCompare(b.label, 'en')),
    ],
    [data],
  );
  // Text selected in the description is probably the intended quotation.
  const selected = useMemo(
    () => (window.getSelection()?.toString() ?? '').replace(/\s+/g, ' ').trim().slice(0, LONGEST_QUOTE),
    [],
  );
  const save = async ({ cue, ...item }: AddedItem) => {
    showAnalysis(
      client,
      bundleId,
      await create('/api/analyses/{id}/items', {
        id: analysis.id,
        body: { ...item, ...(cue && { cue }) },
      }),
    );
  };
  return (
    <FormDialog<AddedItem>
      input="AddedItemInput"
      required={REQUIRED}
      title="Add a missing item"
      values={{ entryId: '', quote: selected, cue: '' }}
      errorTitle="Couldn't add the item"
      submitLabel="Add"
      busyLabel="Adding"
      onSubmit={save}
      onClose={onClose}
    >
      <p className="text-13 muted">
        The item stays when the game is analyzed again. Its cue is also proposed for other games; an
        administrator decides under Taxonomy.
      </p>
      <SelectInput source="entryId" label="Mechanic or meta element" options={options} />
      <TextInput source="quote" label="Supporting sentence" rows={2} hint="Copy it from the description." />
      <TextInput
        source="cue"
        label="Cue words (optional)"
        hint="1 to 8 consecutive words of that sentence. If empty, a short sentence is used as a whole."
      />
    </FormDialog>
  );
}
