import type { ReactNode } from 'react';
import { useDocumentTitle } from '../components/use-document-title';
import { BRAND } from './Brand';
import { Gate, type GateScene } from './Gate';
import { ROUTES } from './routes';
import './auth.css';

interface AuthPageProps {
  scene: GateScene;
  title: string;
  children: ReactNode;
}

/** The page in front of the back office: the drawn gate, the brand and one column of text or form. */
export function AuthPage({ scene, title, children }: AuthPageProps) {
  useDocumentTitle(title);
  return (
    <main className="auth">
      <Gate scene={scene} />
      <div className="auth-column">
        {/* The landing page is another program: a plain link, not the router's. */}
        <a className="auth-mark" href={ROUTES.start}>
          <svg viewBox="0 0 28 20" aria-hidden="true">
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

interface AuthFieldProps {
  label: string;
  name: string;
  type: 'email' | 'password';
  autoComplete: string;
  hint?: string;
  invalid?: boolean;
}

export function AuthField({ label, name, type, autoComplete, hint, invalid }: AuthFieldProps) {
  const hintId = hint ? `${name}-hint` : undefined;
  return (
    <div className="auth-field">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type={type}
        required
        autoComplete={autoComplete}
        aria-describedby={hintId}
        aria-invalid={invalid || undefined}
      />
      {hint && <small id={hintId}>{hint}</small>}
    </div>
  );
}

export function AuthAlert({ children }: { children: string }) {
  return (
    <p className="auth-alert" role="alert">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M8 1.5 15 14.5H1z" strokeLinejoin="round" />
        <path d="M8 6v4M8 12v.2" strokeLinecap="round" />
      </svg>
      {children}
    </p>
  );
}
