import { TextInput } from '../components/forms/TextInput';

export interface TagFields {
  name: string;
  description: string;
}

export function TagInputs({ autoFocus }: { autoFocus?: boolean }) {
  return (
    <>
      <TextInput source="name" label="Name" autoFocus={autoFocus} input={{ autoComplete: 'off' }} />
      <TextInput source="description" label="Description (optional)" rows={2} />
    </>
  );
}
