import { create } from '../api/send-api';
import { KIND_TITLES } from '../analysis/items/AnalysisItems';
import type { TaxonomyEntry, TaxonomyProposalInput } from '../api/types';
import { FormDialog } from '../components/forms/FormDialog';
import { SelectInput } from '../components/forms/SelectInput';
import { TextInput } from '../components/forms/TextInput';

/** What is proposed: an entry, or a cue for one. */
export type Proposing = { type: 'entry' } | { type: 'cue'; entry: TaxonomyEntry };

const KINDS = Object.entries(KIND_TITLES).map(([value, label]) => ({ value, label }));
const REQUIRED = { entry: ['name', 'kind', 'definition', 'cue'], cue: ['cue'] };

/** Proposes an entry or a cue; an administrator decides. */
export function ProposeDialog({ proposing, onClose }: { proposing: Proposing; onClose: () => void }) {
  const { type } = proposing;
  const propose = async (input: TaxonomyProposalInput) => {
    const about = proposing.type === 'cue' ? { entryId: proposing.entry.id } : {};
    await create('/api/taxonomy-proposals', {
      body: { ...input, type, ...about, quote: input.quote || null },
    });
    return 'Proposed. An administrator accepts or rejects it under Proposals.';
  };
  return (
    <FormDialog<TaxonomyProposalInput>
      input="TaxonomyProposalInput"
      required={REQUIRED[type]}
      title={proposing.type === 'entry' ? 'Propose an entry' : `Cue for “${proposing.entry.name}”`}
      values={proposing.type === 'entry' ? { type, kind: 'mechanics' } : { type }}
      errorTitle="Couldn't submit the proposal"
      submitLabel="Propose"
      busyLabel="Proposing"
      onSubmit={propose}
      onClose={onClose}
    >
      {type === 'entry' && (
        <>
          <TextInput source="name" label="Name" autoFocus />
          <SelectInput source="kind" label="Kind" options={KINDS} />
          <TextInput
            source="definition"
            label="What it means"
            hint="One sentence about what players do or get."
          />
        </>
      )}
      <TextInput
        source="cue"
        label="Cues"
        rows={3}
        autoFocus={type === 'cue'}
        hint="One per line, 1 to 8 words, as written on store pages. Word endings don't matter."
      />
      <TextInput source="quote" label="Example sentence (optional)" rows={2} />
    </FormDialog>
  );
}
