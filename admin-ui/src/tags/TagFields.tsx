import { FormField } from '../components/FormField';
import { MAX_DESCRIPTION, MAX_NAME } from '../manage-tags/tag-names';

interface TagFieldsProps {
  name: string;
  onName: (name: string) => void;
  description: string;
  onDescription: (description: string) => void;
  /** What the server says is wrong, by field. */
  errors: Record<string, string>;
  autoFocus?: boolean;
}

export function TagFields({ name, onName, description, onDescription, errors, autoFocus }: TagFieldsProps) {
  return (
    <>
      <FormField
        label="Name"
        value={name}
        onChange={onName}
        error={errors.name}
        autoFocus={autoFocus}
        required
        input={{ maxLength: MAX_NAME, autoComplete: 'off' }}
      />
      <FormField
        label="Description (optional)"
        value={description}
        onChange={onDescription}
        error={errors.description}
        rows={2}
        input={{ maxLength: MAX_DESCRIPTION }}
      />
    </>
  );
}
