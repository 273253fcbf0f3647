import { describeErrorSentence } from '../api/problem';

/** The reason of an error without the title, which the server's message may start with. */
export function describeReason(error: unknown, title: string): string {
  const message = describeErrorSentence(error);
  if (message === `${title}.`) return '';
  return message.startsWith(`${title}: `) ? message.slice(title.length + 2) : message;
}
