import { createContext } from 'react';
import type { FieldRules } from './field-rules';

export interface FormFailure {
  error: unknown;
  /** Each thing that is wrong is said at its field. */
  atFields: boolean;
}

interface FormContextValue {
  /** What was typed is on its way. */
  busy: boolean;
  failure: FormFailure | null;
  /** What the API asks of the fields. */
  rules: Record<string, FieldRules>;
}

export const FormContext = createContext<FormContextValue>({ busy: false, failure: null, rules: {} });
