import limits from '../../api/limits.json';
import { textLimit } from '../text/text-limit';

/** Names of the request schemas in the API document. */
export type InputName = keyof typeof limits;

/** Validation rules of a field, from the API document. */
export interface FieldRules {
  required?: boolean;
  type?: string;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  /** An example that matches the pattern. */
  example?: string;
  minimum?: number;
  maximum?: number;
  format?: string;
  minItems?: number;
  maxItems?: number;
  itemLength?: number;
}

export function findRules(
  input: InputName | undefined,
  required: readonly string[],
): Record<string, FieldRules> {
  const rules: Record<string, FieldRules> = input ? { ...limits[input] } : {};
  for (const name of required) rules[name] = { ...rules[name], required: true };
  return rules;
}

/** Form values may be undefined before they load; whitespace counts as blank. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Validates a field before submitting; returns the error, or undefined. */
export function checkValue(label: string, value: unknown, rules: FieldRules): string | undefined {
  if (isBlank(value)) return rules.required ? `${label} is required.` : undefined;
  if (typeof value !== 'string') return undefined;
  return rules.type === 'number' ? checkNumber(value, rules) : checkText(value, rules);
}

function checkText(value: string, { minLength = 0, maxLength, pattern, example, format }: FieldRules) {
  if (maxLength !== undefined && textLimit(value, maxLength).over > 0)
    return textLimit(value, maxLength).hint;
  if ([...value.trim()].length < minLength) return `Use at least ${minLength} characters.`;
  if (format === 'email' && !/^\S+@\S+$/.test(value.trim())) return 'Enter an email address.';
  // Without an example this message would not help; the server's does. Spaces are ignored because codes are often
  // typed in groups.
  if (pattern && example && !new RegExp(pattern, 'u').test(value.replace(/\s/g, '')))
    return `Enter it as in ${example}.`;
  return undefined;
}

function checkNumber(value: string, { minimum = -Infinity, maximum = Infinity }: FieldRules) {
  const number = toNumber(value);
  if (Number.isNaN(number))
    return value.includes(',') ? 'Enter a number with a point for decimals.' : 'Enter a number.';
  if (number >= minimum && number <= maximum) return undefined;
  const least = minimum.toLocaleString('en-US');
  const most = maximum.toLocaleString('en-US');
  if (Number.isFinite(minimum) && Number.isFinite(maximum)) return `Enter a number from ${least} to ${most}.`;
  return number < minimum ? `Enter ${least} or more.` : `Enter ${most} or less.`;
}

/** A comma only separates thousands: read elsewhere as a decimal comma, "0,15" must not become 15. */
const NUMBER = /^-?(\d+|[1-9]\d{0,2}(,\d{3})+)?(\.\d+)?$/;

const toNumber = (text: string): number =>
  NUMBER.test(text.trim()) ? Number(text.replaceAll(',', '').trim()) : NaN;

/** Converts form values to the request body: trims text, parses numbers. Passwords stay as typed. */
export function toInput(
  values: Record<string, unknown>,
  rules: Record<string, FieldRules>,
): Record<string, unknown> {
  const read = (name: string, value: unknown) => {
    if (typeof value !== 'string' || /password/i.test(name)) return value;
    return rules[name]?.type === 'number' && !isBlank(value) ? toNumber(value) : value.trim();
  };
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, read(name, value)]));
}
