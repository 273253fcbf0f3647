import IconButton from '@mui/material/IconButton';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../components/Icon';
import { useFocusWhenWrong } from '../components/use-focus-when-wrong';
import { MAX_MEMBER, MAX_TEAM } from './limits';
import { truncate } from '../components/truncate';

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
  const full = team.length >= MAX_TEAM;

  const add = (typed: string) => {
    const names = typed
      .split(',')
      .map((name) => truncate(name.trim(), MAX_MEMBER).trim())
      .filter(Boolean);
    if (names.length > 0) onTeam([...new Set([...team, ...names])].slice(0, MAX_TEAM));
    setText('');
  };
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
      <div className={error ? 'team-field wrong' : 'team-field'} onClick={() => input.current?.focus()}>
        {team.map((name) => (
          <span key={name} className="chip team-chip">
            <span className="cut">{name}</span>
            <IconButton aria-label={`Remove ${name}`} onClick={() => remove(name)}>
              <Icon name="close" />
            </IconButton>
          </span>
        ))}
        <input
          ref={input}
          id={id}
          value={text}
          disabled={full}
          maxLength={MAX_MEMBER}
          placeholder={team.length === 0 ? 'Mara Lind' : full ? '' : 'Add a name'}
          autoComplete="off"
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-below`}
          onChange={(event) =>
            event.target.value.includes(',') ? add(event.target.value) : setText(event.target.value)
          }
          onKeyDown={onKeyDown}
          onBlur={() => add(text)}
        />
      </div>
      <small id={`${id}-below`} className={error ? 'wrong' : 'muted'}>
        {error ?? (full ? `${MAX_TEAM} names are the most.` : 'Enter or a comma adds a name.')}
      </small>
    </div>
  );
}
