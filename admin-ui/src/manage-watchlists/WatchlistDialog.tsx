import { create, sendApi } from '../api/send-api';
import { useFormContext } from 'react-hook-form';
import type { Watchlist, WatchlistInput } from '../api/types';
import { CheckboxInput } from '../components/forms/CheckboxInput';
import { FormDialog } from '../components/forms/FormDialog';
import { SelectInput } from '../components/forms/SelectInput';
import { TextInput } from '../components/forms/TextInput';
import { useTags } from '../manage-tags/use-tags';

interface Values {
  name: string;
  shared: boolean;
  kind: Watchlist['kind'];
  tagId: string;
  developer: string;
}

interface WatchlistDialogProps {
  /** The watchlist to edit; omitted for a new one. */
  watchlist?: Watchlist;
  /** Initial content, if known: games, a tag, a developer or a filter. */
  fill?: Omit<WatchlistInput, 'name' | 'shared'>;
  /** Suggested name. */
  name?: string;
  onDone?: (made: Watchlist) => void;
  onClose: () => void;
}

const KINDS: { value: Watchlist['kind']; label: string }[] = [
  { value: 'games', label: 'Games that you pick' },
  { value: 'tag', label: 'Games with a tag' },
  { value: 'developer', label: 'Games of a developer' },
];

const WHAT_FILLS = {
  tag: 'Contains all games with the tag, including future ones.',
  developer: 'Contains all games of the developer, including future ones.',
  filter: 'Contains all games that match your filters, including future ones.',
};

/** Creates or edits a watchlist. */
export function WatchlistDialog({ watchlist, fill, name = '', onDone, onClose }: WatchlistDialogProps) {
  const kind = watchlist?.kind ?? fill?.kind ?? 'games';
  const save = async (values: Values) => {
    const saved = watchlist
      ? await sendApi('PUT', '/api/watchlists/{id}', {
          id: watchlist.id,
          body: {
            name: values.name,
            ...(watchlist.mine && { shared: values.shared }),
            ...(kind === 'tag' && values.tagId && { tagId: values.tagId }),
          },
        })
      : await create('/api/watchlists', {
          body: {
            ...{ name: values.name, shared: values.shared, kind: values.kind },
            ...(values.kind === 'tag' && { tagId: values.tagId }),
            ...(values.kind === 'developer' && { developer: values.developer }),
            ...fill,
          },
        });
    onDone?.(saved);
    return watchlist ? `“${saved.name}” was changed.` : `“${saved.name}” was created.`;
  };
  return (
    <FormDialog<Values>
      title={watchlist ? `Edit “${watchlist.name}”` : 'New watchlist'}
      submitLabel={watchlist ? 'Save' : 'Create watchlist'}
      errorTitle="The watchlist could not be saved"
      input={watchlist ? 'WatchlistChange' : 'WatchlistInput'}
      required={['name']}
      values={{
        name: watchlist?.name ?? name,
        shared: watchlist?.shared ?? false,
        kind,
        tagId: watchlist?.tagId ?? '',
        developer: '',
      }}
      onSubmit={save}
      onClose={onClose}
    >
      <TextInput source="name" label="Name" autoFocus input={{ autoComplete: 'off' }} />
      {fill && kind !== 'games' && <p className="text-13 muted">{WHAT_FILLS[kind]}</p>}
      {!fill && !watchlist && <SelectInput source="kind" label="Contents" options={KINDS} />}
      {!fill && !(watchlist && kind === 'developer') && <FillingInputs />}
      {(watchlist?.mine ?? true) && <CheckboxInput source="shared" label="Share with the team" />}
    </FormDialog>
  );
}

/** Fields of the chosen kind of content. */
function FillingInputs() {
  const kind = useFormContext<Values>().watch('kind');
  const { data: tags = [] } = useTags();
  if (kind === 'tag')
    return (
      <SelectInput
        source="tagId"
        label="Tag"
        options={[
          { value: '', label: tags.length === 0 ? 'No tags yet' : 'Choose a tag' },
          ...tags.map(({ id, name, gameCount }) => ({ value: id, label: `${name} (${gameCount})` })),
        ]}
      />
    );
  if (kind === 'developer')
    return <TextInput source="developer" label="Developer" hint="Any spelling of the name in the stores." />;
  return null;
}
