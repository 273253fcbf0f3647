import { useState } from 'react';
import type { Prototype } from '../api/types';
import { sendApi } from '../api/send-api';
import { Button } from '../components/actions/Button';
import { FormDialog } from '../components/forms/FormDialog';
import { TextInput } from '../components/forms/TextInput';

type Decision = NonNullable<Prototype['decision']>;

interface DecisionButtonsProps {
  prototype: Prototype;
  size?: 'small' | undefined;
}

/** Go and Kill of a prototype, each asked once; nothing once it is decided. */
export function DecisionButtons({ prototype, size }: DecisionButtonsProps) {
  const [deciding, setDeciding] = useState<Decision | null>(null);
  if (prototype.decision) return null;
  return (
    <>
      <Button label="Go" size={size} onClick={() => setDeciding('go')} />
      <Button label="Kill" size={size} onClick={() => setDeciding('kill')} />
      {deciding && (
        <DecisionDialog prototype={prototype} decision={deciding} onClose={() => setDeciding(null)} />
      )}
    </>
  );
}

interface DecisionDialogProps {
  prototype: Prototype;
  decision: Decision;
  onClose: () => void;
}

/** Decides on a prototype's result, which becomes the reason of the idea's status. */
function DecisionDialog({ prototype, decision, onClose }: DecisionDialogProps) {
  return (
    <FormDialog<{ result: string }>
      input="PrototypeChange"
      title={`${decision === 'go' ? 'Go with' : 'Kill'} “${prototype.name}”?`}
      values={{ result: prototype.result ?? '' }}
      required={['result']}
      submitLabel={decision === 'go' ? 'Go' : 'Kill'}
      danger={decision === 'kill'}
      errorTitle="The decision could not be saved"
      onSubmit={({ result }) =>
        sendApi('PUT', '/api/prototypes/{id}', { id: prototype.id, body: { result, decision } })
      }
      onClose={onClose}
    >
      <TextInput source="result" label="What did it show?" rows={3} autoFocus />
    </FormDialog>
  );
}
