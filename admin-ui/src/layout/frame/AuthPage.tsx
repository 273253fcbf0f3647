import { useState, type ReactNode } from 'react';
import { useFocusWhenWrong } from '../../components/use-focus-when-wrong';
import { useDocumentTitle } from '../../components/use-document-title';
import { BRAND } from './Brand';
import { Gate, type GateScene } from './Gate';
import { ROUTES } from '../../routes';
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
  type: 'email' | 'password' | 'text';
  autoComplete: string;
  hint?: string;
  /** What is wrong with what was typed; stands in for the hint. */
  error?: string;
  invalid?: boolean;
  pattern?: string;
  autoFocus?: boolean;
  /** At the right end of the label's line. */
  aside?: ReactNode;
}

export function AuthField({ label, hint, error, invalid, aside, type, ...input }: AuthFieldProps) {
  const { name } = input;
  const [shown, setShown] = useState(false);
  const field = useFocusWhenWrong(error);
  const below = error ?? hint;
  const belowId = below ? `${name}-hint` : undefined;
  return (
    <div className="auth-field" ref={field}>
      <div className="auth-label">
        <label htmlFor={name}>{label}</label>
        {aside}
      </div>
      <div className="auth-input">
        <input
          {...input}
          id={name}
          type={shown ? 'text' : type}
          required
          aria-describedby={belowId}
          aria-invalid={invalid || error !== undefined || undefined}
        />
        {type === 'password' && (
          <button type="button" aria-pressed={shown} onClick={() => setShown(!shown)}>
            {shown ? 'Hide' : 'Show'}
            <span className="visually-hidden"> what I type</span>
          </button>
        )}
      </div>
      {below && (
        <small id={belowId} className={error ? 'wrong' : undefined}>
          {below}
        </small>
      )}
    </div>
  );
}

interface AuthMessageProps {
  children: string;
  /** What to do about it, below. */
  more?: string;
}

export function AuthAlert({ children, more }: AuthMessageProps) {
  return (
    <>
      <p className="auth-alert" role="alert">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M8 1.5 15 14.5H1z" strokeLinejoin="round" />
          <path d="M8 6v4M8 12v.2" strokeLinecap="round" />
        </svg>
        {children}
      </p>
      {more && (
        <p className="auth-more" role="status">
          {more}
        </p>
      )}
    </>
  );
}

/** Something to know before signing in; nothing on this page went wrong. */
export function AuthNote({ children, more }: AuthMessageProps) {
  return (
    <>
      <p className="auth-alert note" role="status">
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <circle cx="8" cy="8" r="6.5" />
          <path d="M8 7.4v3.8M8 4.9v.2" strokeLinecap="round" />
        </svg>
        {children}
      </p>
      {more && <p className="auth-more">{more}</p>}
    </>
  );
}
