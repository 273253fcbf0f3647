import { useId, type ReactNode } from 'react';

interface CardProps {
  title: ReactNode;
  /** Beside the title: a chip. */
  mark?: ReactNode;
  /** At the right end of the head. */
  aside?: ReactNode;
  /** Without the inner spacing, for lists and tables that reach the edges. */
  bare?: boolean;
  /** Less room above and below, for rows that bring their own. */
  close?: boolean;
  className?: string;
  children: ReactNode;
}

/** A titled section of a screen. */
export function Card({ title, mark, aside, bare, close, className, children }: CardProps) {
  const id = useId();
  return (
    <section className={className ? `card ${className}` : 'card'} aria-labelledby={id}>
      <header>
        <div className="row wrap">
          <h2 id={id}>{title}</h2>
          {mark}
        </div>
        {aside}
      </header>
      {bare ? children : <div className={close ? 'card-body close' : 'card-body'}>{children}</div>}
    </section>
  );
}
