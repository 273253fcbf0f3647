import IconButton from '@mui/material/IconButton';
import { useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../components/Icon';
import { FieldFrame, belowId } from '../components/forms/FieldFrame';
import { useField } from '../components/forms/use-field';
import { textLimit } from '../components/text-limit';

const NOBODY: string[] = [];

/** Names as chips: Enter or a comma adds one, Backspace in the empty field takes the last one off. */
export function TeamInput({ source, label }: { source: string; label: string }) {
  const { id, field, rules, error } = useField(source, label, NOBODY);
  const team = field.value as string[];
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const { maxItems = Infinity, itemLength = Infinity } = rules;
  const full = team.length >= maxItems;

  // What does not fit stays in the field.
  const add = (typed: string) => {
    const names = [...new Set(typed.split(',').map((name) => name.trim()))].filter(
      (name) => name !== '' && !team.includes(name),
    );
    const taken = names
      .filter((name) => textLimit(name, itemLength).over === 0)
      .slice(0, maxItems - team.length);
    if (taken.length > 0) field.onChange([...team, ...taken]);
    setText(names.filter((name) => !taken.includes(name)).join(', '));
  };
  const tooLong = text
    .split(',')
    .map((name) => textLimit(name, itemLength))
    .find(({ over }) => over > 0);
  const leftOut = full && text.trim() !== '' ? `Up to ${maxItems} members. Left out: ${text}` : undefined;
  const wrong = error ?? leftOut ?? tooLong?.words;
  const remove = (name: string) => {
    field.onChange(team.filter((each) => each !== name));
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
    <FieldFrame
      id={id}
      label={label}
      error={wrong}
      hint={full ? `Up to ${maxItems} members.` : 'Enter or a comma adds a name.'}
    >
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
          name={source}
          value={text}
          disabled={full}
          dir="auto"
          placeholder={team.length === 0 ? 'Mara Lind' : full ? '' : 'Add a name'}
          autoComplete="off"
          aria-invalid={wrong !== undefined}
          aria-describedby={belowId(id)}
          onChange={(event) =>
            event.target.value.includes(',') ? add(event.target.value) : setText(event.target.value)
          }
          onKeyDown={onKeyDown}
          onBlur={() => add(text)}
        />
      </div>
    </FieldFrame>
  );
}
