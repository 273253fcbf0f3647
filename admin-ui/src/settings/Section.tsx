import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';

interface SectionProps {
  title: string;
  /** Description beside the title. */
  description: ReactNode;
  /** Name in the address (`#markets`); an address with it opens the page at this section. */
  anchor?: string;
  children: ReactNode;
}

/** A section: its name at the left, its settings at the right. */
export function Section({ title, description, anchor, children }: SectionProps) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const { hash, key } = useLocation();
  const isAddressed = anchor !== undefined && hash === `#${anchor}`;
  useEffect(() => {
    if (!isAddressed) return;
    section.current?.focus({ preventScroll: true });
    section.current?.scrollIntoView();
  }, [isAddressed, key]);
  return (
    <section
      ref={section}
      id={anchor}
      tabIndex={anchor ? -1 : undefined}
      className="settings-section"
      aria-labelledby={id}
    >
      <div>
        <h2 id={id}>{title}</h2>
        <p className="text-13 muted">{description}</p>
      </div>
      <div className="stack">{children}</div>
    </section>
  );
}
