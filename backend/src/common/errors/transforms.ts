// Functions for `@Transform`: a value of another type stays as it is, so that validation reports it.

interface TransformInput {
  value: unknown;
}

export const trimText = ({ value }: TransformInput): unknown =>
  typeof value === 'string' ? value.trim() : value;

/** For query parameters, which arrive as text. */
export const toWholeNumber = ({ value }: TransformInput): unknown =>
  typeof value === 'string' && /^\d{1,6}$/.test(value) ? Number(value) : value;

/** Splits a query parameter at its commas. */
export const toList = ({ value }: TransformInput): unknown =>
  typeof value === 'string' ? value.split(',').map((part) => part.trim()) : value;
