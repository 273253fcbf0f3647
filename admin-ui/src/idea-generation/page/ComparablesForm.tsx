import Autocomplete from '@mui/material/Autocomplete';
import { Button } from '../../components/actions/Button';
import { IconButton } from '../../components/actions/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useState, type FormEvent } from 'react';
import { useGetList } from 'react-admin';
import limits from '../../api/limits.json';
import type { Comparable, Game } from '../../api/types';
import { useDraft } from '../../auth/use-draft';
import { editKeys } from '../../components/forms/edit-keys';
import { textLimit } from '../../components/text/text-limit';
import { useDebounced } from '../../components/filters/use-debounced';
import { MAX_TEXT } from '../concept-fields';

const MOST = limits.IdeaInput.comparables.maxItems;
const MAX_TITLE = limits.ComparableInput.title.maxLength;
const EMPTY: Comparable = { title: '', note: '', bundleId: null };

interface ComparablesFormProps {
  draft: string;
  games: Comparable[];
  onSave: (games: Comparable[]) => void;
  onCancel: () => void;
}

/**
 * One line per game: its title, free or from the catalog, and what is comparable. Lines without a title are ignored.
 */
export function ComparablesForm({ draft, games, onSave, onCancel }: ComparablesFormProps) {
  const [kept, keep, discard] = useDraft(draft, JSON.stringify(games));
  const given = JSON.parse(kept) as Comparable[];
  const lines = given.length > 0 ? given : [EMPTY];
  const change = (at: number, part: Partial<Comparable>) =>
    keep(JSON.stringify(lines.map((line, index) => (index === at ? { ...line, ...part } : line))));
  const tooLong = lines.some(
    ({ title, note }) => textLimit(title, MAX_TITLE).over > 0 || textLimit(note, MAX_TEXT).over > 0,
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (tooLong) return;
    discard();
    onSave(
      lines
        .map((line) => ({ ...line, title: line.title.trim(), note: line.note.trim() }))
        .filter(({ title }) => title !== ''),
    );
  };
  const cancel = () => {
    discard();
    onCancel();
  };
  return (
    <form className="stack tight" onSubmit={submit} onKeyDown={editKeys({ cancel })}>
      {lines.map((line, at) => (
        <div key={at} className="row wrap">
          {/* The form opens at its first line, and an added line takes the focus. */}
          <GameTitle
            line={line}
            number={at + 1}
            autoFocus={at === 0 || line.title === ''}
            onChange={(part) => change(at, part)}
          />
          <OutlinedInput
            className="grow"
            value={line.note}
            placeholder="What it shares, or how it differs"
            inputProps={{ 'aria-label': `Note on game ${at + 1}`, dir: 'auto' }}
            onChange={({ target }) => change(at, { note: target.value })}
          />
          <IconButton
            icon="close"
            label={`Remove game ${at + 1}`}
            onClick={() => keep(JSON.stringify(lines.filter((_, index) => index !== at)))}
          />
        </div>
      ))}
      {tooLong && <p className="text-12 wrong">A title or a note is too long. Shorten it.</p>}
      <div className="row between">
        <Button
          icon="plus"
          label="Add a game"
          size="small"
          disabled={lines.length >= MOST}
          onClick={() => keep(JSON.stringify([...lines, EMPTY]))}
        />
        <span className="row">
          <Button label="Cancel" size="small" variant="text" onClick={cancel} />
          <Button label="Save" size="small" type="submit" primary disabled={tooLong} />
        </span>
      </div>
    </form>
  );
}

interface GameTitleProps {
  line: Comparable;
  number: number;
  autoFocus: boolean;
  onChange: (part: Partial<Comparable>) => void;
}

function GameTitle({ line, number, autoFocus, onChange }: GameTitleProps) {
  const [open, setOpen] = useState(false);
  const words = useDebounced(line.title.trim(), 180);
  const { data = [] } = useGetList<Game>(
    'games',
    { filter: { q: words }, pagination: { page: 1, perPage: 8 } },
    { enabled: open && words !== '' && line.bundleId === null },
  );
  return (
    <Autocomplete<Game, false, false, true>
      freeSolo
      className="grow"
      open={open && data.length > 0}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      options={data}
      filterOptions={(options) => options}
      getOptionLabel={(option) => (typeof option === 'string' ? option : option.title)}
      getOptionKey={(option) => (typeof option === 'string' ? option : option.bundleId)}
      value={null}
      inputValue={line.title}
      onInputChange={(_event, title, reason) => reason === 'input' && onChange({ title, bundleId: null })}
      onChange={(_event, game) =>
        game && typeof game !== 'string' && onChange({ title: game.title, bundleId: game.bundleId })
      }
      renderInput={(params) => (
        <OutlinedInput
          {...params.slotProps.input}
          fullWidth
          autoFocus={autoFocus}
          placeholder="Title of a game"
          inputProps={{ ...params.slotProps.htmlInput, 'aria-label': `Title of game ${number}`, dir: 'auto' }}
        />
      )}
    />
  );
}
