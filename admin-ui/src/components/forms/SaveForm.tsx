import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Form } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import { readFieldErrors } from '../../api/problem';
import { useCommand } from '../actions/use-command';
import { findRules, toInput, type InputName } from './field-rules';
import { FormContext, type FormFailure } from './form-context';
import { discardFormDraft, useFormDraft } from './use-form-draft';

export interface SaveFormProps<T> {
  /** The API's name of what is sent; its document says what each field must be. */
  input?: InputName;
  /** What cannot be left blank here, though the API would take it. */
  required?: readonly string[];
  /** What is changed, or what a new thing begins with. */
  values?: Partial<T>;
  /** Rejects when it did not work: what was typed stays, and the form says why. */
  onSubmit: (values: T) => Promise<unknown>;
  /** Keeps what was typed under this name until it was sent, for when the session runs out. Never for passwords. */
  draft?: string;
  /** Asks before the page is left with something unsaved. */
  warnWhenUnsavedChanges?: boolean;
  className?: string;
  onDirty?: (isDirty: boolean) => void;
  children: ReactNode;
}

/**
 * react-admin's form, with what every form of the back office does: it is sent once at a time, what the server says
 * of a field appears there, anything else in `FormBanner`, and the keyboard goes to the first wrong field.
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
  const element = useRef<HTMLFormElement | null>(null);
  const rules = useMemo(() => findRules(input, required), [input, required]);

  const { busy, run } = useCommand(async (typed: Record<string, unknown>) => {
    setFailure(null);
    try {
      await onSubmit(toInput(typed, rules) as T);
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
      warnWhenUnsavedChanges={warnWhenUnsavedChanges}
      resetOptions={KEEP_TYPED}
    >
      <FormContext value={context}>
        {children}
        {/* Behind the inputs, so that they are known before a draft is put into them. */}
        <FormEffects element={element} saves={saves} draft={draft} onDirty={onDirty} />
      </FormContext>
    </Form>
  );
}

const NOTHING = {};
const NONE: readonly string[] = [];
/** A record that was read again does not take away what is being typed. */
const KEEP_TYPED = { keepDirtyValues: true };

interface FormEffectsProps extends Pick<SaveFormProps<never>, 'draft' | 'onDirty'> {
  element: { readonly current: HTMLFormElement | null };
  /** How often it was saved. */
  saves: number;
}

function FormEffects({ element, saves, draft, onDirty }: FormEffectsProps) {
  const { reset } = useFormContext();
  const { isDirty, submitCount } = useFormState();
  useFormDraft(draft);
  useEffect(() => onDirty?.(isDirty), [onDirty, isDirty]);
  useEffect(() => {
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [element, submitCount]);
  useEffect(() => {
    if (saves === 0) return;
    reset();
    // The button that was pressed may be disabled now.
    element.current?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [element, saves, reset]);
  return null;
}

/** What is wrong with fields of this form, and whether something else is wrong, too. */
function sortErrors(error: unknown, form: HTMLFormElement | null) {
  const all = Object.entries(readFieldErrors(error)).map(([name, text]) => {
    // "team.3" is said at "team".
    const known = [name, name.split('.')[0] ?? ''].find((each) => form?.elements.namedItem(each));
    return { known, text };
  });
  const here = all.flatMap(({ known, text }) => (known ? [[known, text] as const] : []));
  return { here: Object.fromEntries(here), elsewhere: here.length < all.length };
}
