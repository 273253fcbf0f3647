import { api, readData } from '../client';
import { listQuery } from '../queries/list';
import { readModelAnswer } from './model-answer';
import type { components } from '../schema';
import type { ChatAnswer, ChatMessage, Idea, IdeaContent, IdeaVersion } from '../types';

type Schemas = components['schemas'];

const pathParams = (id: string) => ({ path: { id } });

/** Errors: 409 `idea_changed` with `current` when `version` is outdated. */
export const saveIdea = (id: string, content: IdeaContent, version: number): Promise<Idea> =>
  readData(api.PUT('/api/ideas/{id}', { params: pathParams(id), body: { ...content, version } }));

/** Five variants to choose from; stores nothing. */
export const listVariants = (
  request: Schemas['VariantsRequestDto'],
  signal?: AbortSignal,
): Promise<Schemas['VariantsDto']> => readData(api.POST('/api/ideas/variants', { body: request, signal }));

const EVENTS = { headers: { Accept: 'text/event-stream' }, parseAs: 'stream' } as const;

/** Alternatives for one item. `onToken` receives the first one as it streams. */
export async function assist(
  id: string,
  question: Schemas['AssistRequestDto'],
  onToken: (text: string) => void,
  signal?: AbortSignal,
): Promise<Schemas['AssistAnswerDto']> {
  const params = pathParams(id);
  const answer = api.POST('/api/ideas/{id}/assist', { params, body: question, ...EVENTS, signal });
  return readModelAnswer(answer, onToken);
}

/** The messages about one idea, oldest first; only the latest of a very long conversation. */
export async function listMessages(id: string, signal?: AbortSignal): Promise<ChatMessage[]> {
  const params = { ...pathParams(id), ...listQuery({ sort: ['createdAt', 'DESC'], range: [0, 199] }) };
  return (await readData(api.GET('/api/ideas/{id}/messages', { params, signal }))).reverse();
}

/** Sends a message; repeating a `clientId` doesn't create a second one. */
export function sendMessage(
  id: string,
  message: Schemas['ChatInput'],
  onToken: (text: string) => void,
  signal?: AbortSignal,
): Promise<ChatAnswer> {
  const params = pathParams(id);
  const answer = api.POST('/api/ideas/{id}/messages', { params, body: message, ...EVENTS, signal });
  return readModelAnswer<ChatAnswer>(answer, onToken);
}

/** The summary as a Markdown document. */
export function readBriefMarkdown(id: string): Promise<Blob> {
  const headers = { Accept: 'text/markdown' };
  return readData(api.GET('/api/ideas/{id}/brief', { params: pathParams(id), headers, parseAs: 'blob' }));
}

/** Former versions, newest first. */
export function listIdeaVersions(id: string, signal?: AbortSignal): Promise<IdeaVersion[]> {
  const params = { ...pathParams(id), ...listQuery({ sort: ['version', 'DESC'], range: [0, 199] }) };
  return readData(api.GET('/api/ideas/{id}/versions', { params, signal }));
}
