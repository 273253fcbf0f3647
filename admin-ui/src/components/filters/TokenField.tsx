import { useRef, useState, type KeyboardEvent } from 'react';
import { RemovableChip } from './RemovableChip';
import { FieldFrame, belowId } from '../forms/FieldFrame';
import { textLimit } from '../text/text-limit';
import '../text/chips.css';
import './fields.css';

interface TokenFieldProps {
  id: string;
  label: string;
  labelHidden?: boolean;
  name?: string;
  values: string[];
  /** Singular noun for a value: "member". */
  noun: string;
  hint: string;
  /** Placeholders of an empty and of a non-empty field. */
  placeholders: [empty: string, more: string];
  maxItems?: number;
  itemLength?: number;
  error?: string | undefined;
  autoFocus?: boolean;
  onChange: (values: string[]) => void;
}

/** A list of values as chips: Enter or a comma adds one, Backspace in the empty field removes the last one. */
export function TokenField(props: TokenFieldProps) {
  const { id, label, labelHidden, name, values, noun, hint, placeholders, error, onChange } = props;
  const { maxItems = Infinity, itemLength = Infinity, autoFocus } = props;
  const [text, setText] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const full = values.length >= maxItems;

  // Values that don't fit stay in the field.
  const add = (typed: string) => {
    const words = [...new Set(typed.split(',').map((word) => word.trim()))].filter(
      (word) => word !== '' && !values.includes(word),
    );
    const tokens = words
      .filter((word) => textLimit(word, itemLength).over === 0)
      .slice(0, maxItems - values.length);
    if (tokens.length > 0) onChange([...values, ...tokens]);
    setText(words.filter((word) => !tokens.includes(word)).join(', '));
  };
  const tooLong = text
    .split(',')
    .map((word) => textLimit(word, itemLength))
    .find(({ over }) => over > 0);
  const leftOut = full && text.trim() !== '' ? `Up to ${maxItems} ${noun}s. Left out: ${text}` : undefined;
  const wrong = error ?? leftOut ?? tooLong?.hint;
  const remove = (word: string) => {
    onChange(values.filter((each) => each !== word));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && text.trim() && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      add(text);
    }
    const last = values.at(-1);
    if (event.key === 'Backspace' && text === '' && last) remove(last);
  };

  return (
    <FieldFrame
      id={id}
      label={label}
      {...(labelHidden ? { labelHidden } : {})}
      error={wrong}
      hint={full ? `Up to ${maxItems} ${noun}s.` : hint}
    >
      <div className={wrong ? 'token-field wrong' : 'token-field'} onClick={() => input.current?.focus()}>
        {values.map((word) => (
          <RemovableChip key={word} label={word} action={`Remove ${word}`} onRemove={() => remove(word)} />
        ))}
        <input
          ref={input}
          id={id}
          name={name}
          value={text}
          // Disabled, the field would lose the focus to nothing.
          readOnly={full}
          aria-disabled={full}
          autoFocus={autoFocus}
          dir="auto"
          placeholder={values.length === 0 ? placeholders[0] : full ? '' : placeholders[1]}
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
