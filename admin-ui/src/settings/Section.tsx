import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** Description beside the title. */
  description: ReactNode;
  children: ReactNode;
}

/** A section: its name at the left, its settings at the right. */
export function Section({ title, description, children }: SectionProps) {
  const id = useId();
  return (
    <section className="settings-section" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="text-13 muted">{description}</p>
      </div>
      <div className="stack">{children}</div>
    </section>
  );
}
