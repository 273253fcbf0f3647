import type { ReactNode } from 'react';
import { useDocumentTitle } from './use-document-title';
import './page-head.css';

interface PageHeadProps {
  title: string;
  /** What the browser tab says more than the title: what is shown of it. */
  tab?: string | undefined;
  /** On a phone the actions are icons beside the title. */
  compact?: boolean;
  /** One line of what and as-of: each child is one part. */
  asOf?: ReactNode;
  /** The primary action, at the right. */
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
