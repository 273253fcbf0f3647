import { useState, type ReactNode } from 'react';
import { useFocusWhenWrong } from '../../components/use-focus-when-wrong';
import { useDocumentTitle } from '../../components/use-document-title';
import { Icon } from '../../components/Icon';
import { BRAND } from './Brand';
import { Gate, type GateScene } from './Gate';
import { ROUTES } from '../../routes';
import '../../components/form-field.css';
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
        <a className="auth-mark row" href={ROUTES.start}>
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
    <div className="auth-field form-field" ref={field}>
      <div className="row between">
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
        <small id={belowId} className={error ? 'wrong' : 'muted'}>
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
      <p className="auth-alert row far" role="alert">
        <Icon name="warning" />
        {children}
      </p>
      {more && (
        <p className="text-13 muted" role="status">
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
      <p className="auth-alert note row far" role="status">
        <Icon name="info" className="accent" />
        {children}
      </p>
      {more && <p className="text-13 muted">{more}</p>}
    </>
  );
}
