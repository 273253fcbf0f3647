import type { ReactNode } from 'react';
import './chips.css';

interface StoreTextProps {
  as?: 'span' | 'b' | 'p' | 'h1';
  className?: string;
  title?: string | undefined;
  children: ReactNode;
}

/** Text from a store, such as a title or description, in the direction of its script. */
export function StoreText({ as: Tag = 'span', className = '', title, children }: StoreTextProps) {
  return (
    <Tag dir="auto" className={`store-text ${className}`.trim()} title={title}>
      {children}
    </Tag>
  );
}
