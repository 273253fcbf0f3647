import IconButton from '@mui/material/IconButton';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { PROTOTYPE_LIMITS } from '../api/prototypes';
import { Icon } from '../components/Icon';
import { textLimit } from '../components/text-limit';
import { useFocusWhenWrong } from '../components/use-focus-when-wrong';

interface TeamFieldProps {
  team: string[];
  onTeam: (team: string[]) => void;
  error?: string;
}

/** Names as chips: Enter or a comma adds one, Backspace in the empty field takes the last one off. */
export function TeamField({ team, onTeam, error }: TeamFieldProps) {
  const id = useId();
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const field = useFocusWhenWrong(error);
  const full = team.length >= PROTOTYPE_LIMITS.members;

  // What does not fit stays in the field.
  const add = (typed: string) => {
    const names = [...new Set(typed.split(',').map((name) => name.trim()))].filter(
      (name) => name !== '' && !team.includes(name),
    );
    const taken = names
      .filter((name) => textLimit(name, PROTOTYPE_LIMITS.member).over === 0)
      .slice(0, PROTOTYPE_LIMITS.members - team.length);
    if (taken.length > 0) onTeam([...team, ...taken]);
    setText(names.filter((name) => !taken.includes(name)).join(', '));
  };
  const tooLong = text
    .split(',')
    .map((name) => textLimit(name, PROTOTYPE_LIMITS.member))
    .find(({ over }) => over > 0);
  const leftOut =
    full && text.trim() !== '' ? `Up to ${PROTOTYPE_LIMITS.members} members. Left out: ${text}` : undefined;
  const wrong = error ?? leftOut ?? tooLong?.words;
  const remove = (name: string) => {
    onTeam(team.filter((each) => each !== name));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && text.trim()) {
      event.preventDefault();
      add(text);
    }
    const last = team.at(-1);
    if (event.key === 'Backspace' && text === '' && last) remove(last);
  };

  return (
    <div className="form-field" ref={field}>
      <label htmlFor={id}>Team (optional)</label>
      <div className={wrong ? 'team-field wrong' : 'team-field'} onClick={() => input.current?.focus()}>
        {team.map((name) => (
          <span key={name} className="chip removable">
            <span className="cut" dir="auto">
              {name}
            </span>
            <IconButton size="small" aria-label={`Remove ${name}`} onClick={() => remove(name)}>
              <Icon name="close" />
            </IconButton>
          </span>
        ))}
        <input
          ref={input}
          id={id}
          value={text}
          disabled={full}
          dir="auto"
          placeholder={team.length === 0 ? 'Mara Lind' : full ? '' : 'Add a name'}
          autoComplete="off"
          aria-invalid={wrong !== undefined}
          aria-describedby={`${id}-below`}
          onChange={(event) =>
            event.target.value.includes(',') ? add(event.target.value) : setText(event.target.value)
          }
          onKeyDown={onKeyDown}
          onBlur={() => add(text)}
        />
      </div>
      <small id={`${id}-below`} className={wrong ? 'wrong' : 'muted'}>
        {wrong ?? (full ? `Up to ${PROTOTYPE_LIMITS.members} members.` : 'Enter or a comma adds a name.')}
      </small>
    </div>
  );
}
