import { useLayoutEffect, useRef, useState } from 'react';

interface ClampedTextProps {
  children: string;
  /** Accessible name of the text on the button. */
  name: string;
}

/** Truncates a long text, with a button to show all of it. */
export function ClampedText({ children, name }: ClampedTextProps) {
  const text = useRef<HTMLSpanElement>(null);
  const [whole, setWhole] = useState(false);
  const [cut, setCut] = useState(false);
  useLayoutEffect(() => {
    const shown = text.current;
    if (!shown || whole) return;
    const look = () => setCut(shown.scrollHeight > shown.clientHeight + 1);
    look();
    // A new width changes the line breaks.
    const widths = new ResizeObserver(look);
    widths.observe(shown);
    return () => widths.disconnect();
  }, [children, whole]);
  return (
    <>
      <span ref={text} dir="auto" className={whole ? 'written' : 'clamp long'}>
        {children}
      </span>
      {cut && (
        <button type="button" className="link-button" aria-expanded={whole} onClick={() => setWhole(!whole)}>
          {whole ? 'Show less' : 'Show more'}
          <span className="visually-hidden"> of {name}</span>
        </button>
      )}
    </>
  );
}
