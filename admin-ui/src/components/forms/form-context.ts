import { createContext } from 'react';
import type { FieldRules } from './field-rules';

export interface FormFailure {
  error: unknown;
  /** Every error is shown at its field. */
  atFields: boolean;
}

interface FormContextValue {
  busy: boolean;
  failure: FormFailure | null;
  /** Validation rules by field name. */
  rules: Record<string, FieldRules>;
}

export const FormContext = createContext<FormContextValue>({ busy: false, failure: null, rules: {} });
