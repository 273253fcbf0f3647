import { sendApi } from '../../api/send-api';
import { Button } from '../../components/actions/Button';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { AiConnection, AiConnectionTest } from '../../api/types';
import { describeErrorSentence, readFieldErrors } from '../../api/problem';
import { Icon } from '../../components/text/Icon';
import { formatCount } from '../../components/text/format';
import { useCommand } from '../../components/actions/use-command';
import { toInput, type ConnectionValues } from './connection-values';

/** Tests the connection with the unsaved values. */
export function TestConnection({ connection }: { connection: AiConnection }) {
  const { getValues } = useFormContext<ConnectionValues>();
  const [result, setResult] = useState<AiConnectionTest | null>(null);
  const { busy, run } = useCommand(async () => {
    setResult(null);
    const fail = (error: unknown) => ({
      ...{ ok: false, message: describeFailure(error), model: null, durationMs: 0 },
    });
    setResult(
      await sendApi('POST', '/api/ai/connection/test', { body: toInput(getValues(), connection) }).catch(
        fail,
      ),
    );
  });
  return (
    <>
      <Button label={busy ? 'Testing…' : 'Test'} disabled={busy} onClick={() => void run()} />
      <span className="row grow text-13" role="status">
        {result && <Icon name={result.ok ? 'done' : 'warning'} className={result.ok ? 'good' : 'wrong'} />}
        {result && (result.ok ? `${result.message} ${formatCount(result.durationMs)} ms` : result.message)}
      </span>
    </>
  );
}

const LABELS: Record<string, string> = { baseUrl: 'Server address', key: 'Key', model: 'Model' };

/** Translates field names of the server's errors to the form's labels. */
function describeFailure(error: unknown): string {
  const [field] = Object.entries(readFieldErrors(error) ?? {});
  return field ? `${LABELS[field[0]] ?? 'Form'}: ${field[1]}` : describeErrorSentence(error);
}
