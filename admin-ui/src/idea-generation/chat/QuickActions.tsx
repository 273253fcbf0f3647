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

/** Predefined questions, also by the keys 1 to 8 while the chat has the focus. */
export function QuickActions({ disabled, onAsk }: { disabled: boolean; onAsk: (text: string) => void }) {
  const group = useRef<HTMLDivElement>(null);
  const ask = useRef(onAsk);
  useEffect(() => {
    ask.current = onAsk;
  });
  useEffect(() => {
    const chat = group.current?.closest('.chat');
    const onKey = (event: Event) => {
      const { key, target, ctrlKey, metaKey, altKey } = event as KeyboardEvent;
      const text = ACTIONS[Number(key) - 1];
      if (!text || disabled || ctrlKey || metaKey || altKey) return;
      if (!(target instanceof HTMLElement) || target.closest('textarea, input')) return;
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
          aria-keyshortcuts={String(at + 1)}
          onClick={() => onAsk(text)}
        />
      ))}
    </div>
  );
}
