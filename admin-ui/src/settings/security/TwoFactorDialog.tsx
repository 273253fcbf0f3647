import { sendApi } from '../../api/send-api';
import { useEffect, useState } from 'react';
import { describeErrorSentence } from '../../api/problem';
import type { SecondFactorSetup } from '../../api/types';
import { Banner } from '../../components/states/Banner';
import { FormDialog } from '../../components/forms/FormDialog';
import { PasswordAgain } from './PasswordAgain';
import { RecoveryCodes } from './RecoveryCodes';
import { TwoFactorScan } from './TwoFactorScan';
import { usePasswordAgain } from './use-password-again';

interface Entry {
  password?: string;
  code: string;
}

/** Sets up two-factor sign-in: scan, confirm, save the recovery codes. */
export function TwoFactorDialog({ onClose }: { onClose: () => void }) {
  const { asked, attempt } = usePasswordAgain();
  const [setup, setSetup] = useState<SecondFactorSetup | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [problem, setProblem] = useState<unknown>(null);

  const start = (password?: string) =>
    attempt(sendApi('POST', '/api/auth/totp', { body: password ? { password } : {} }).then(setSetup));
  // After a recent sign-in the dialog starts with the QR code.
  useEffect(() => {
    start().catch(setProblem);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, when it opens
  }, []);
  const submit = async ({ password, code }: Entry) => {
    setProblem(null);
    if (setup)
      setCodes(
        (await sendApi('POST', '/api/auth/totp/confirm', { body: { code: code.replace(/\s/g, '') } }))
          .recoveryCodes,
      );
    else await start(password);
    return false;
  };

  return (
    <FormDialog<Entry>
      wide
      input={setup ? 'SecondFactorCodeInput' : 'ReauthenticateInput'}
      title={codes ? 'Save your recovery codes' : 'Two-Factor Authentication'}
      submitLabel={setup ? 'Turn on' : problem ? 'Retry' : 'Continue'}
      {...(!setup && { errorTitle: 'Two-factor setup failed', unaffected: 'Nothing changed.' })}
      result={codes && <RecoveryCodes codes={codes} onDone={onClose} />}
      onSubmit={submit}
      // Codes that are shown once must not disappear by accident; only Done closes them.
      onClose={codes ? undefined : onClose}
    >
      {problem !== null && (
        <Banner tone="error" title="Two-factor setup failed">
          <p>{describeErrorSentence(problem)} Nothing changed.</p>
        </Banner>
      )}
      {setup ? (
        <TwoFactorScan setup={setup} />
      ) : asked ? (
        <PasswordAgain />
      ) : (
        problem === null && (
          <p className="muted" role="status">
            Creating your key…
          </p>
        )
      )}
    </FormDialog>
  );
}
