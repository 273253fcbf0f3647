import type { ReactNode } from 'react';
import { useDocumentTitle } from './use-document-title';
import './page-head.css';

interface PageHeadProps {
  title: string;
  /** Addition to the browser tab's title. */
  tab?: string | undefined;
  /** On a phone the actions become icons beside the title. */
  compact?: boolean;
  /** One line about what is shown and as of when; each child is one part. */
  asOf?: ReactNode;
  /** The primary action, right-aligned. */
  actions?: ReactNode;
}

export function PageHead({ title, tab, compact, asOf, actions }: PageHeadProps) {
  useDocumentTitle(tab ? `${tab} · ${title}` : title);
  return (
    <div className={compact ? 'page-head compact' : 'page-head'}>
      <div className="grow">
        <h1>{title}</h1>
        {asOf && <p className="as-of">{asOf}</p>}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </div>
  );
}
