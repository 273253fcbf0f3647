import { useLayoutEffect, useRef, useState } from 'react';

interface ClampedTextProps {
  children: string;
  /** Names the text on the button, for those who cannot see where it stands. */
  about: string;
}

/** The beginning of a text that is long, and all of it on request. */
export function ClampedText({ children, about }: ClampedTextProps) {
  const text = useRef<HTMLSpanElement>(null);
  const [whole, setWhole] = useState(false);
  const [cut, setCut] = useState(false);
  useLayoutEffect(() => {
    const shown = text.current;
    if (!shown || whole) return;
    const look = () => setCut(shown.scrollHeight > shown.clientHeight + 1);
    look();
    // Another width breaks the lines elsewhere.
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
          <span className="visually-hidden"> of {about}</span>
        </button>
      )}
    </>
  );
}
