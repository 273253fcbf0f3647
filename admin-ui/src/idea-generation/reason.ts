import { describeErrorSentence } from '../api/problem';

/** The reason of an error without the title, which the server's message may start with. */
export function describeReason(error: unknown, title: string): string {
  const message = describeErrorSentence(error);
  if (message === `${title}.`) return '';
  if (!message.startsWith(`${title}: `)) return message;
  const reason = message.slice(title.length + 2);
  return reason.charAt(0).toUpperCase() + reason.slice(1);
}
