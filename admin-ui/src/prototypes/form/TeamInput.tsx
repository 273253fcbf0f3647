import { TokenField } from '../../components/filters/TokenField';
import { useField } from '../../components/forms/use-field';

const NOBODY: string[] = [];

/** Team members as chips. */
export function TeamInput({ source, label }: { source: string; label: string }) {
  const { id, field, rules, error } = useField(source, label, NOBODY);
  const { maxItems = Infinity, itemLength = Infinity } = rules;
  return (
    <TokenField
      id={id}
      label={label}
      name={source}
      values={field.value as string[]}
      noun="member"
      hint="Enter or a comma adds a name."
      placeholders={['Mara Lind', 'Add a name']}
      maxItems={maxItems}
      itemLength={itemLength}
      error={error}
      onChange={field.onChange}
    />
  );
}
