import { useId } from 'react';
import { useApi } from '../../api/queries/use-api';
import { describeErrorSentence } from '../../api/problem';
import { TextInput } from '../../components/forms/TextInput';
import { countNoun } from '../../components/text/format';

/** The model name, with suggestions from the connected server. */
export function ModelInput({ isFixed, canList }: { isFixed: boolean; canList: boolean }) {
  const id = useId();
  const { data, error } = useApi('/api/ai/models', {}, { enabled: canList && !isFixed, retry: false });
  const hint = !canList
    ? 'Save the address to see the server’s models.'
    : error
      ? describeErrorSentence(error)
      : data && `The server offers ${countNoun(data.length, 'model')}.`;
  return (
    <>
      <TextInput
        source="model"
        label="Model"
        placeholder="gpt-4o-mini"
        hint={hint}
        input={{ list: id, disabled: isFixed, spellCheck: false, autoComplete: 'off' }}
      />
      <datalist id={id}>
        {data?.map((model) => (
          <option key={model.id} value={model.id} />
        ))}
      </datalist>
    </>
  );
}
