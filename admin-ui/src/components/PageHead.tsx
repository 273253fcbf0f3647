import type { ReactNode } from 'react';
import { useDocumentTitle } from './use-document-title';
import './page-head.css';

interface PageHeadProps {
  title: string;
  /** One line of what and as-of: each child is one part. */
  asOf?: ReactNode;
  /** The primary action, at the right. */
  actions?: ReactNode;
}

export function PageHead({ title, asOf, actions }: PageHeadProps) {
  useDocumentTitle(title);
  return (
    <div className="page-head">
      <div className="grow">
        <h1>{title}</h1>
        {asOf && <p className="as-of">{asOf}</p>}
      </div>
      {actions && <div className="page-actions">{actions}</div>}
    </div>
  );
}
