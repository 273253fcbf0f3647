import { Button } from '../../components/actions/Button';
import { useEffect, useRef } from 'react';

/** Questions that every engine answers well. */
const ACTIONS = [
  'Similar games',
  'Risks',
  'Compare',
  'What’s missing',
  'First session',
  'Pitch in one sentence',
  'Five names',
  'Re-theme',
];

/** Predefined questions, also by Alt and 1 to 8 while the chat has the focus. */
export function QuickActions({ disabled, onAsk }: { disabled: boolean; onAsk: (text: string) => void }) {
  const group = useRef<HTMLDivElement>(null);
  const ask = useRef(onAsk);
  useEffect(() => {
    ask.current = onAsk;
  });
  useEffect(() => {
    const chat = group.current?.closest('.chat');
    const onKey = (event: Event) => {
      const { code, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
      // On a Mac, Alt and a digit type another character.
      const text = ACTIONS[Number(/^Digit(\d)$/.exec(code)?.[1]) - 1];
      if (!text || disabled || !altKey || ctrlKey || metaKey) return;
      event.preventDefault();
      ask.current(text);
    };
    chat?.addEventListener('keydown', onKey);
    return () => chat?.removeEventListener('keydown', onKey);
  }, [disabled]);
  return (
    <div ref={group} className="quick-actions row wrap near" role="group" aria-label="Quick questions">
      {ACTIONS.map((text, at) => (
        <Button
          label={text}
          key={text}
          size="small"
          disabled={disabled}
          aria-keyshortcuts={`Alt+${at + 1}`}
          onClick={() => onAsk(text)}
        />
      ))}
    </div>
  );
}
