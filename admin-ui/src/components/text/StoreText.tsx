import type { ReactNode } from 'react';
import './chips.css';

interface StoreTextProps {
  as?: 'span' | 'b' | 'p' | 'h1';
  className?: string;
  title?: string | undefined;
  children: ReactNode;
}

/** A title, a developer's name or a description of a store, in the direction of its own script. */
export function StoreText({ as: Tag = 'span', className = '', title, children }: StoreTextProps) {
  return (
    <Tag dir="auto" className={`store-text ${className}`.trim()} title={title}>
      {children}
    </Tag>
  );
}
