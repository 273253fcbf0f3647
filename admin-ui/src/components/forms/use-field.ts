import { use } from 'react';
import { useInput } from 'react-admin';
import { checkValue, type FieldRules } from './field-rules';
import { FormContext } from './form-context';

const asTyped = (value: unknown) => value;

/** A field of a `SaveForm`: react-admin's input with the rules of the API document. */
export function useField(source: string, label: string, empty: unknown = '') {
  const rules: FieldRules = use(FormContext).rules[source] ?? {};
  const { id, field, fieldState } = useInput({
    source,
    defaultValue: empty,
    parse: asTyped,
    validate: (value: unknown) => checkValue(label, value, rules),
  });
  return { id, field, rules, error: fieldState.error?.message };
}
