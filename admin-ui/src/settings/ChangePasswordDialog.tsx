import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import limits from '../api/limits.json';
import { changePassword } from '../api/account';
import { readFieldErrors, describeError } from '../api/problem';
import { useAuth } from '../auth/auth-context';
import { PASSWORD_HINT } from '../auth/password-hint';
import { Banner } from '../components/Banner';
import { DialogHead } from '../components/DialogHead';
import { FormField } from '../components/FormField';
import { submitWith, useCommand } from '../components/use-command';

export function ChangePasswordDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const email = useAuth().user?.email;
  const notify = useNotify();
  const queryClient = useQueryClient();
  const [current, setCurrent] = useState('');
  const [next, setNext] = useState('');
  const [revokeTokens, setRevokeTokens] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);

  const { busy, run: submit } = useCommand(async () => {
    setFailure(null);
    try {
      await changePassword({ currentPassword: current, newPassword: next, revokeTokens });
      const tokens = revokeTokens ? ' Your API tokens were revoked.' : '';
      notify(`Password changed. Your other devices were signed out.${tokens}`, { type: 'success' });
      if (revokeTokens) void queryClient.invalidateQueries({ queryKey: ['tokens'] });
      void queryClient.invalidateQueries({ queryKey: ['auth', 'sessions'] });
      onClose();
    } catch (error) {
      console.error('The password could not be changed', error);
      setFailure(error);
    }
  });

  const errors = readFieldErrors(failure);
  const known = errors.currentPassword ?? errors.newPassword;
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogHead id={id} title="Change Password" onClose={onClose} />
      <form onSubmit={submitWith(submit)}>
        <div className="dialog-body stack">
          {failure !== null && !known && (
            <Banner tone="error" title="The password could not be changed">
              <p>{describeError(failure)} The old one still works.</p>
            </Banner>
          )}
          {/* Lets a password manager know whose password it is. */}
          <input type="email" autoComplete="username" value={email ?? ''} readOnly hidden />
          <FormField
            label="Current password"
            type="password"
            value={current}
            onChange={setCurrent}
            error={errors.currentPassword}
            required
            autoFocus
            input={{
              autoComplete: 'current-password',
              maxLength: limits.PasswordInput.currentPassword.maxLength,
            }}
          />
          <FormField
            label="New password"
            type="password"
            value={next}
            onChange={setNext}
            hint={PASSWORD_HINT}
            error={errors.newPassword}
            required
            input={{ autoComplete: 'new-password' }}
          />
          <label className="row">
            <input
              type="checkbox"
              className="box"
              checked={revokeTokens}
              onChange={() => setRevokeTokens(!revokeTokens)}
            />
            Also revoke my API tokens
          </label>
        </div>
        <div className="dialog-foot">
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="contained" color="primary" disabled={busy}>
            Change Password
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
