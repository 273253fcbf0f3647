import { Button } from '../../components/actions/Button';
import { useState } from 'react';
import { useApi } from '../../api/queries/use-api';
import { LoadError } from '../../components/states/LoadError';
import { Chip } from '../../components/text/chips';
import { ChangePasswordDialog } from './ChangePasswordDialog';
import { Section } from '../Section';
import { TwoFactorDialog } from './TwoFactorDialog';
import { TwoFactorOffDialog } from './TwoFactorOffDialog';

/** Password and two-factor sign-in. */
export function SecuritySection() {
  const [open, setOpen] = useState<'password' | 'on' | 'off' | null>(null);
  const { data, error, refetch } = useApi('/api/auth/session');
  const isOn = data?.twoFactor === true;
  const close = () => {
    setOpen(null);
    void refetch();
  };
  return (
    <Section title="Sign-in" description="Password and two-factor sign-in.">
      {error && !data && (
        <LoadError title="Couldn't load the state of two-factor sign-in" error={error} onRetry={refetch} />
      )}
      <div className="card lines">
        <div className="row wrap far">
          <div className="grow">
            <h3>Password</h3>
            <p className="text-13 muted">Changing it signs out your other devices.</p>
          </div>
          <Button label="Change Password" onClick={() => setOpen('password')} />
        </div>
        <div className="row wrap far">
          <div className="grow">
            <h3 className="row">
              Two-factor authentication
              {data &&
                (isOn ? (
                  <Chip tone="on" icon="shield">
                    On
                  </Chip>
                ) : (
                  <Chip>Off</Chip>
                ))}
            </h3>
            <p className="text-13 muted">
              {isOn
                ? 'Signing in requires a code from your authenticator app.'
                : 'Requires a code from an authenticator app, so that a stolen password is not enough.'}
            </p>
          </div>
          <Button disabled={!data} onClick={() => setOpen(isOn ? 'off' : 'on')}>
            {isOn ? 'Turn off' : 'Two-Factor Authentication'}
          </Button>
        </div>
      </div>
      {open === 'password' && <ChangePasswordDialog onClose={close} />}
      {open === 'on' && <TwoFactorDialog onClose={close} />}
      {open === 'off' && <TwoFactorOffDialog onClose={close} />}
    </Section>
  );
}
