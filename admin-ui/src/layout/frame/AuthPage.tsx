import type { ReactNode } from 'react';
import { outerPath } from '../../base-path';
import { useDocumentTitle } from '../../components/page/use-document-title';
import { BRAND } from './Brand';
import { Gate, type GateScene } from './Gate';
import { ROUTES } from '../../routes';
import '../../components/states/states.css';
import '../../components/filters/fields.css';
import './auth.css';

interface AuthPageProps {
  scene: GateScene;
  title: string;
  children: ReactNode;
}

/** Layout of the pages in front of the back office: illustration, brand and one column. */
export function AuthPage({ scene, title, children }: AuthPageProps) {
  useDocumentTitle(title);
  return (
    <main className="auth">
      <Gate scene={scene} />
      <div className="auth-column">
        {/* The landing page is a separate app, so this is a plain link instead of a router link. */}
        <a className="auth-mark row" href={outerPath(ROUTES.start)}>
          <svg className="icon" viewBox="0 0 28 20" aria-hidden="true">
            <path d="M1.5 15l5-5 4 3 4-8.5V10h5.5V5.5h6.5" />
          </svg>
          {BRAND}
        </a>
        <h1>{title}</h1>
        {children}
      </div>
    </main>
  );
}
