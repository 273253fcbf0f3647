import { ValidationError } from 'react-admin';

/** Why the value of a field is refused. */
export const FieldError = ({ error }: { error: string | undefined }) =>
  error && (
    <small className="text-12 wrong" role="alert">
      <ValidationError error={error} />
    </small>
  );
