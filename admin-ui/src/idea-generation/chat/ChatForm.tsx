import IconButton from '@mui/material/IconButton';
import { useId, type FormEvent, type KeyboardEvent } from 'react';
import { Icon } from '../../components/Icon';
import { formatCount } from '../../components/format';
import { MAX_MESSAGE } from '../limits';

interface ChatFormProps {
  text: string;
  /** An answer is under way: the button stops it. */
  waiting: boolean;
  onText: (text: string) => void;
  onSend: () => void;
  onStop: () => void;
}

/** Enter sends, Shift Enter makes a line. What is too long is said, never cut. */
export function ChatForm({ text, waiting, onText, onSend, onStop }: ChatFormProps) {
  const id = useId();
  const length = text.trim().length;
  const over = length - MAX_MESSAGE;
  const sendable = length > 0 && over <= 0 && !waiting;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (sendable) onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (sendable) onSend();
  };
  return (
    <form className="chat-form" onSubmit={submit}>
      <textarea
        className="item-text"
        aria-label="Message"
        aria-describedby={`${id}-limit`}
        aria-invalid={over > 0}
        placeholder="Type your message..."
        rows={1}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {waiting ? (
        <IconButton aria-label="Stop the answer" title="Stop" onClick={onStop}>
          <Icon name="stop" />
        </IconButton>
      ) : (
        <IconButton type="submit" className="send" aria-label="Send" disabled={!sendable}>
          <Icon name="send" />
        </IconButton>
      )}
      <small id={`${id}-limit`} className={over > 0 ? 'wrong' : 'muted'} aria-live="polite">
        {limitWords(length, over)}
      </small>
    </form>
  );
}

function limitWords(length: number, over: number): string {
  if (over > 0) {
    return `${formatCount(over)} ${over === 1 ? 'character' : 'characters'} too many; a message has at most ${formatCount(MAX_MESSAGE)}.`;
  }
  return length > MAX_MESSAGE * 0.85
    ? `${formatCount(length)} of ${formatCount(MAX_MESSAGE)} characters`
    : '';
}
