import { Button } from '../../components/actions/Button';
import { useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import { sendApi } from '../../api/send-api';
import type { AiConnection, AiConnectionInput } from '../../api/types';
import { useQuestion } from '../../components/dialogs/use-question';
import { Banner } from '../../components/states/Banner';
import { CheckboxInput } from '../../components/forms/CheckboxInput';
import { FormBanner } from '../../components/forms/FormBanner';
import { SaveForm } from '../../components/forms/SaveForm';
import { SubmitButton } from '../../components/forms/SubmitButton';
import { TextInput } from '../../components/forms/TextInput';
import { countNoun } from '../../components/text/format';
import { toInput, toValues, type ConnectionValues } from './connection-values';
import { ModelInput } from './ModelInput';
import { TestConnection } from './TestConnection';

/** URL, key, model, prices and budget of the connected model. */
export function ConnectionForm({ connection }: { connection: AiConnection }) {
  const notify = useNotify();
  const store = useStoreConnection();
  const { fixed, hasKey, keyEnd, configured } = connection;
  const isFixed = fixed.includes('baseUrl');
  const submit = async (values: ConnectionValues) => {
    await store(toInput(values, connection));
    notify('Connection saved', { type: 'success' });
  };
  const [ask, dialog] = useQuestion();
  const askToDisconnect = () =>
    ask({
      title: 'Disconnect the model?',
      text: 'The address, key and prices are deleted. Everyone gets answers of the built-in engine.',
      confirmLabel: 'Disconnect',
      failed: "Couldn't disconnect the model",
      done: 'Model disconnected. Gamekit now uses the built-in engine.',
      run: () => store({ baseUrl: '' }),
    });
  return (
    <SaveForm
      className="card card-body stack"
      input="AiConnectionInput"
      values={toValues(connection)}
      onSubmit={submit}
      warnWhenUnsavedChanges
    >
      <FormBanner errorTitle="The connection could not be saved" unaffected="The previous one still works." />
      {fixed.length > 0 && (
        <Banner tone="note" title="Set by the server's environment">
          <p>
            {isFixed ? 'Address and key come from OPENAI_BASE_URL and OPENAI_API_KEY. ' : ''}
            {fixed.includes('model') ? 'The model comes from OPENAI_MODEL. ' : ''}
            Change them there.
          </p>
        </Banner>
      )}
      <TextInput
        source="baseUrl"
        label="Server address"
        placeholder="http://127.0.0.1:11434/v1"
        hint="Of any OpenAI-compatible server, with /v1."
        input={{ disabled: isFixed, spellCheck: false, inputMode: 'url' }}
      />
      <CheckboxInput
        source="allowPrivate"
        label="Allow addresses on this machine and the local network (Ollama, llama.cpp, vLLM)"
      />
      <div className="columns">
        <TextInput
          source="key"
          label="Key"
          type="password"
          placeholder={hasKey ? `Saved key${keyEnd ? ` ending in ${keyEnd}` : ''}` : 'None'}
          hint="Stored encrypted and never shown again. Enter it again when you change the address."
          input={{ disabled: isFixed, autoComplete: 'new-password' }}
        />
        <ModelInput isFixed={fixed.includes('model')} canList={configured} />
      </div>
      <div className="columns">
        <TextInput source="promptPrice" label="Input price per 1M tokens, $" placeholder="Unknown" />
        <TextInput source="completionPrice" label="Output price per 1M tokens, $" placeholder="Unknown" />
        <TextInput
          source="dailyBudget"
          label="Daily team budget, $"
          placeholder="No limit"
          hint="Needs the prices above. Days begin at midnight UTC."
        />
      </div>
      <p className="text-13 muted">
        Today: {countNoun(connection.callsToday, 'call')}
        {connection.spentToday === null
          ? ', cost unknown without prices'
          : `, $${connection.spentToday.toFixed(2)}`}
      </p>
      <div className="row wrap">
        <SubmitButton onlyChanged>Save connection</SubmitButton>
        <TestConnection connection={connection} />
        {configured && !isFixed && (
          <Button variant="text" color="error" onClick={askToDisconnect}>
            Disconnect
          </Button>
        )}
        {dialog}
      </div>
    </SaveForm>
  );
}

function useStoreConnection() {
  const cache = useQueryClient();
  return async (body: AiConnectionInput) =>
    cache.setQueryData(['ai', 'connection'], await sendApi('PUT', '/api/ai/connection', { body }));
}
