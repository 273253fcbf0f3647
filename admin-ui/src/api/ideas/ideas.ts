import { api, create, readData } from '../client';
import { listQuery } from '../queries/list';
import { readModelAnswer } from './model-answer';
import type { components } from '../schema';
import type {
  ChatAnswer,
  ChatMessage,
  Idea,
  IdeaBrief,
  IdeaContent,
  IdeaSignal,
  IdeaVersion,
} from '../types';

type Schemas = components['schemas'];

const pathParams = (id: string) => ({ path: { id } });

export const getIdea = (id: string, signal?: AbortSignal): Promise<Idea> =>
  readData(api.GET('/api/ideas/{id}', { params: pathParams(id), signal }));

/** Errors: 409 `idea_changed` with `current` when `version` is outdated. */
export const saveIdea = (id: string, content: IdeaContent, version: number): Promise<Idea> =>
  readData(api.PUT('/api/ideas/{id}', { params: pathParams(id), body: { ...content, version } }));

/** Generates and saves an idea from one to three sources. Another `attempt` gives another idea. */
export const brainstorm = (question: Schemas['BrainstormRequestDto'], signal?: AbortSignal): Promise<Idea> =>
  create('/api/ideas/brainstorm', { body: question, signal });

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

/** What the charts say about the idea, in four independent measures. */
export const readSignal = (id: string, signal?: AbortSignal): Promise<IdeaSignal> =>
  readData(api.GET('/api/ideas/{id}/signal', { params: pathParams(id), signal }));

export const readBrief = (id: string, signal?: AbortSignal): Promise<IdeaBrief> =>
  readData(api.GET('/api/ideas/{id}/brief', { params: pathParams(id), signal }));

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

/** Author, comments and votes of the idea, and my own vote and pin. */
export const readTeam = (id: string, signal?: AbortSignal): Promise<Schemas['IdeaTeamDto']> =>
  readData(api.GET('/api/ideas/{id}/team', { params: pathParams(id), signal }));

/**
 * Shares, archives or decides on an idea. Errors: 403 for changes reserved to its owner, 400 when killing it without
 * a reason.
 */
export const changeIdeaState = (id: string, state: Schemas['IdeaStateInput']): Promise<Idea> =>
  readData(api.PUT('/api/ideas/{id}/state', { params: pathParams(id), body: state }));

export const setVote = (id: string, on: boolean): Promise<Schemas['IdeaTeamDto']> =>
  readData((on ? api.PUT : api.DELETE)('/api/ideas/{id}/vote', { params: pathParams(id) }));

export const setPin = (id: string, on: boolean): Promise<Schemas['IdeaTeamDto']> =>
  readData((on ? api.PUT : api.DELETE)('/api/ideas/{id}/pin', { params: pathParams(id) }));

/** Oldest first; only the first of very many. */
export function listComments(id: string, signal?: AbortSignal): Promise<Schemas['IdeaCommentDto'][]> {
  const params = { ...pathParams(id), ...listQuery({ sort: ['createdAt', 'ASC'], range: [0, 999] }) };
  return readData(api.GET('/api/ideas/{id}/comments', { params, signal }));
}
