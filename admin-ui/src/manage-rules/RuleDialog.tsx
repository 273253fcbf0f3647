import { create, sendApi } from '../api/send-api';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { AlertRule } from '../api/types';
import { SecretOnce } from '../components/dialogs/SecretOnce';
import { CheckboxInput } from '../components/forms/CheckboxInput';
import { FormDialog } from '../components/forms/FormDialog';
import { SelectInput } from '../components/forms/SelectInput';
import { TextInput } from '../components/forms/TextInput';
import { newRule, readRule, type RuleScope, type RuleValues, toInput } from './rule-terms';
import { RulePreview } from './RulePreview';
import { RuleSentence } from './RuleSentence';
import { QUIET } from './slot-options';

interface RuleDialogProps {
  /** Scope of a new rule, or the rule to edit. */
  initial: RuleScope | AlertRule;
  onClose: () => void;
}

const DELIVERIES = [
  { value: 'now', label: 'Immediately' },
  { value: 'digest', label: 'In the digest' },
];

/** Creates or edits a rule: sentence, preview and channels. */
export function RuleDialog({ initial, onClose }: RuleDialogProps) {
  const notify = useNotify();
  const [secret, setSecret] = useState<string | null>(null);
  const known = 'id' in initial ? initial : null;
  return (
    <FormDialog<RuleValues>
      wide
      title={known ? 'Edit rule' : 'New rule'}
      submitLabel="Save rule"
      errorTitle="The rule could not be saved"
      values={known ? readRule(known) : newRule(initial)}
      result={
        secret && (
          <SecretOnce text={secret} what="secret" onDone={onClose}>
            The rule is saved. Its messages are signed with this secret.
          </SecretOnce>
        )
      }
      onSubmit={async (values) => {
        const body = toInput(values);
        const rule = await (known
          ? sendApi('PUT', '/api/alert-rules/{id}', { id: known.id, body })
          : create('/api/alert-rules', { body }));
        notify(`Rule saved: ${rule.sentence}.`, { type: 'success' });
        setSecret(rule.webhookSecret);
        return rule.webhookSecret === null;
      }}
      onClose={onClose}
    >
      <RuleSentence />
      <RulePreview />
      <SelectInput
        source="delivery"
        label="Notify me"
        options={DELIVERIES}
        hint="“In the digest” sends no messages; alerts appear under the bell and in your digests."
      />
      <SelectInput source="cooldownDays" label="Limit per game" options={QUIET} />
      <p className="text-13 muted">Alerts always appear under the bell, too.</p>
      <CheckboxInput source="mail" label="Also by email" />
      <TextInput
        source="slackUrl"
        label="Also to Slack"
        hint="The URL of an incoming webhook. Other programs that accept the same JSON also work."
        input={{ inputMode: 'url', spellCheck: false }}
      />
      <TextInput
        source="webhookUrl"
        label="Also to a webhook"
        hint="URL of your program; messages are signed (Standard Webhooks)."
        input={{ inputMode: 'url', spellCheck: false }}
      />
      <CheckboxInput source="shared" label="For the whole team" />
    </FormDialog>
  );
}
