import { useId, type ReactNode } from 'react';

interface CardProps {
  title: ReactNode;
  /** A chip beside the title. */
  mark?: ReactNode;
  /** Content at the right of the header. */
  aside?: ReactNode;
  /** No padding, for lists and tables that reach the edges. */
  bare?: boolean;
  /** Less vertical padding, for rows with their own. */
  close?: boolean;
  className?: string;
  children: ReactNode;
}

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
