import { sentenceOf } from '../api/problem';

/** Why something failed, without the words that already stand above it; the server begins its sentence with them. */
export function reasonOf(error: unknown, title: string): string {
  const message = sentenceOf(error);
  if (message === `${title}.`) return '';
  return message.startsWith(`${title}: `) ? message.slice(title.length + 2) : message;
}
