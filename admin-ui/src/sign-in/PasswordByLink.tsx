import { useState, type ReactNode } from 'react';
import { Link } from 'react-router';
import { readFieldErrors } from '../api/problem';
import type { InputName } from '../components/forms/field-rules';
import { AuthPage } from '../layout/frame/AuthPage';
import { AuthAlert, AuthField, AuthForm } from './AuthForm';

interface PasswordByLinkProps {
  title: string;
  text?: string;
  input: InputName;
  submitLabel: string;
  field: Pick<Parameters<typeof AuthField>[0], 'label' | 'autoComplete' | 'hint'>;
  /** Sends the token of the link with the password. */
  send: (password: string) => Promise<void>;
  /** Shown once it was sent. */
  done: ReactNode;
  /** Where to get a new link. */
  again: { label: string; to: string };
  /** The user wants another link. */
  onLeave: () => void;
}

/** Opened by a mail's link: asks for a password. Once the link has ended, only a new one helps. */
export function PasswordByLink(props: PasswordByLinkProps) {
  const { title, text, input, submitLabel, field, send, done, again, onLeave } = props;
  const [state, setState] = useState<'open' | 'done' | { ended: string }>('open');
  const submit = async ({ password }: { password: string }) => {
    try {
      await send(password);
      setState('done');
    } catch (error) {
      const ended = readFieldErrors(error).token;
      if (!ended) throw error;
      setState({ ended });
    }
  };
  if (state === 'done') return done;
  const newLink = (className?: string) => (
    <Link className={className} to={again.to} onClick={onLeave}>
      {again.label}
    </Link>
  );
  if (state !== 'open') {
    return (
      <AuthPage scene="shut" title="Link expired">
        <AuthAlert>{state.ended}</AuthAlert>
        {newLink('auth-button primary')}
      </AuthPage>
    );
  }
  return (
    <AuthPage scene="open" title={title}>
      {text && <p className="muted break">{text}</p>}
      <AuthForm<{ password: string }>
        input={input}
        submitLabel={submitLabel}
        onSubmit={submit}
        foot={newLink()}
      >
        <AuthField source="password" type="password" autoFocus {...field} />
      </AuthForm>
    </AuthPage>
  );
}
