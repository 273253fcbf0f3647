import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Form } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { readFieldErrors } from '../../api/problem';
import { useCommand } from '../actions/use-command';
import { findRules, toInput, type InputName } from './field-rules';
import { FormContext, type FormFailure } from './form-context';
import { discardFormDraft, useFormDraft } from './use-form-draft';

export interface SaveFormProps<T> {
  /** Schema name of the request body in the API document; supplies the validation rules. */
  input?: InputName;
  /** Fields required here although optional in the API. */
  required?: readonly string[];
  /** Initial values. */
  values?: Partial<T>;
  /**
   * Reject to keep the input and show the error. An edit sends `changed`, the fields that differ from `values`, so
   * that it does not undo what others changed meanwhile.
   */
  onSubmit: (values: T, changed: Partial<T>) => Promise<unknown>;
  /** Keeps the input under this name until it is submitted, in case the session expires. Never for passwords. */
  draft?: string;
  /** Asks before leaving the page with unsaved changes. */
  warnWhenUnsavedChanges?: boolean;
  className?: string;
  onDirty?: (isDirty: boolean) => void;
  children: ReactNode;
}

/**
 * react-admin's form with the behavior shared by all forms: it submits once at a time, shows server errors at their
 * fields and others in `FormBanner`, and focuses the first invalid field.
 */
export function SaveForm<T extends object>({
  input,
  required = NONE,
  values,
  onSubmit,
  draft,
  warnWhenUnsavedChanges,
  className,
  onDirty,
  children,
}: SaveFormProps<T>) {
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [saves, setSaves] = useState(0);
  const [isDirty, setDirty] = useState(false);
  const element = useRef<HTMLFormElement | null>(null);
  const rules = useMemo(() => findRules(input, required), [input, required]);

  const { busy, run } = useCommand(async (typed: Record<string, unknown>) => {
    setFailure(null);
    try {
      const input = toInput(typed, rules) as T;
      await onSubmit(input, pickChanged(input, values));
      discardFormDraft(draft);
      setSaves((count) => count + 1);
      return undefined;
    } catch (error) {
      console.error('What was typed could not be saved', error);
      const { here, elsewhere } = sortErrors(error, element.current);
      setFailure({ error, atFields: Object.keys(here).length > 0 && !elsewhere });
      return here;
    }
  });
  const save = (typed: Record<string, unknown>, event?: { target?: unknown }) => {
    if (event?.target instanceof HTMLFormElement) element.current = event.target;
    return run(typed);
  };
  const context = useMemo(() => ({ busy, failure, rules }), [busy, failure, rules]);

  return (
    <Form
      record={values ?? NOTHING}
      onSubmit={save}
      className={className}
      noValidate
      disableInvalidFormNotification
      // The router asks one form only, so the others of a page must not answer for it.
      warnWhenUnsavedChanges={warnWhenUnsavedChanges && isDirty}
      resetOptions={KEEP_TYPED}
    >
      <FormContext value={context}>
        {children}
        {/* After the inputs, so that they are registered before a draft is restored. */}
        <FormEffects {...{ element, saves, draft, setDirty, onDirty }} />
      </FormContext>
    </Form>
  );
}

/** Compared as JSON, as which they are sent. */
function pickChanged<T extends object>(input: T, values: Partial<T> = {}): Partial<T> {
  const isChanged = ([name, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(values[name as keyof T]);
  return Object.fromEntries(Object.entries(input).filter(isChanged)) as Partial<T>;
}

const NOTHING = {};
const NONE: readonly string[] = [];
/** A refetched record doesn't overwrite what is being typed. */
const KEEP_TYPED = { keepDirtyValues: true };

interface FormEffectsProps extends Pick<SaveFormProps<never>, 'draft' | 'onDirty'> {
  element: { readonly current: HTMLFormElement | null };
  /** Number of successful saves. */
  saves: number;
  setDirty: (isDirty: boolean) => void;
}

function FormEffects({ element, saves, draft, setDirty, onDirty }: FormEffectsProps) {
  const { reset } = useFormContext();
  const { isDirty, submitCount } = useFormState();
  useFormDraft(draft);
  useEffect(() => {
    setDirty(isDirty);
    onDirty?.(isDirty);
  }, [setDirty, onDirty, isDirty]);
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [element, submitCount]);
  useEffect(() => {
    if (saves === 0) return;
    reset();
    // The pressed button may be disabled now.
    element.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [element, saves, reset]);
  return null;
}

/** Splits a server error into errors at fields of this form and whether there are others. */
function sortErrors(error: unknown, form: HTMLFormElement | null) {
  const all = Object.entries(readFieldErrors(error)).map(([name, text]) => {
    // An error at "team.3" is shown at the field "team".
    const known = [name, name.split('.')[0] ?? ''].find((each) => form?.elements.namedItem(each));
    return { known, text };
  });
  const here = all.flatMap(({ known, text }) => (known ? [[known, text] as const] : []));
  return { here: Object.fromEntries(here), elsewhere: here.length < all.length };
}
