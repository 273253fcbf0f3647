import { IconButton } from '../../components/actions/IconButton';
import { useId, type FormEvent, type KeyboardEvent } from 'react';
import { textLimit } from '../../components/text/text-limit';
import { MAX_MESSAGE } from '../limits';

interface ChatFormProps {
  text: string;
  /** A response is pending; the button stops it. */
  waiting: boolean;
  onText: (text: string) => void;
  onSend: () => void;
  onStop: () => void;
}

/** Enter sends, Shift+Enter breaks the line. Text over the limit is reported, never cut off. */
export function ChatForm({ text, waiting, onText, onSend, onStop }: ChatFormProps) {
  const id = useId();
  const { over, hint } = textLimit(text, MAX_MESSAGE);
  const sendable = text.trim() !== '' && over === 0 && !waiting;
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
        className="text-area"
        dir="auto"
        aria-label="Message"
        aria-describedby={`${id}-limit`}
        aria-invalid={over > 0}
        placeholder="Type your message..."
        // For browsers that don't size fields by their content.
        rows={Math.min(6, text.split('\n').length)}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {waiting ? (
        <IconButton size="medium" icon="stop" label="Stop the answer" title="Stop" onClick={onStop} />
      ) : (
        <IconButton
          size="medium"
          icon="send"
          label="Send"
          type="submit"
          color="primary"
          disabled={!sendable}
        />
      )}
      <small id={`${id}-limit`} className={over > 0 ? 'text-12 wrong' : 'text-12 muted'} aria-live="polite">
        {hint}
      </small>
    </form>
  );
}
