import { IconButton } from '../actions/IconButton';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useEffect, useState } from 'react';
import { textLimit } from '../text/text-limit';
import { Icon } from '../text/Icon';
import '../filters/fields.css';

interface SearchFieldProps {
  label: string;
  /** Shown when the label is too long for the field. */
  placeholder?: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

const PAUSE = 250;
const MAX_WORDS = 200;

/** A debounced search field. */
export function SearchField({ label, placeholder = label, value, onChange }: SearchFieldProps) {
  const [text, setText] = useState(value);
  const [sent, setSent] = useState(value);
  const [before, setBefore] = useState(value);
  if (before !== value) {
    setBefore(value);
    // Not what was typed here: browser history or "Clear filters".
    if (value !== sent) {
      setSent(value);
      setText(value);
    }
  }
  const { over, hint } = textLimit(text, MAX_WORDS);
  useEffect(() => {
    if (text.trim() === sent || over > 0) return;
    const timer = setTimeout(() => {
      setSent(text.trim());
      onChange(text.trim());
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [text, sent, over, onChange]);

  return (
    <OutlinedInput
      className="search-field"
      value={text}
      onChange={(event) => setText(event.target.value)}
      placeholder={placeholder}
      error={over > 0}
      title={hint || undefined}
      inputProps={{ 'aria-label': label, type: 'search', dir: 'auto' }}
      startAdornment={<Icon name="search" />}
      endAdornment={text && <IconButton icon="close" label="Clear the search" onClick={() => setText('')} />}
    />
  );
}
