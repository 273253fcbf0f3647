import { describeErrorSentence } from '../api/problem';

/** Why something failed, without the words that already stand above it; the server begins its sentence with them. */
export function describeReason(error: unknown, title: string): string {
  const message = describeErrorSentence(error);
  if (message === `${title}.`) return '';
  return message.startsWith(`${title}: `) ? message.slice(title.length + 2) : message;
}
