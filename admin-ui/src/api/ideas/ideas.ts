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

export const createIdea = (content: IdeaContent): Promise<Idea> => create('/api/ideas', { body: content });

/** Errors: 409 `idea_changed` with `current` when `version` is no longer the newest. */
export const saveIdea = (id: string, content: IdeaContent, version: number): Promise<Idea> =>
  readData(api.PUT('/api/ideas/{id}', { params: pathParams(id), body: { ...content, version } }));

export const deleteIdea = (id: string): Promise<Idea> =>
  readData(api.DELETE('/api/ideas/{id}', { params: pathParams(id) }));

/** Mixes one to three sources into a new, saved idea. Another `attempt` gives another idea of the same sources. */
export const brainstorm = (question: Schemas['BrainstormRequestDto'], signal?: AbortSignal): Promise<Idea> =>
  create('/api/ideas/brainstorm', { body: question, signal });

/** Five ideas to choose from; nothing is stored. */
export const listVariants = (
  request: Schemas['VariantsRequestDto'],
  signal?: AbortSignal,
): Promise<Schemas['VariantsDto']> => readData(api.POST('/api/ideas/variants', { body: request, signal }));

/** Stores a variant, with what it was made from. */
export const saveVariant = (variant: Schemas['IdeaInput']): Promise<Idea> =>
  create('/api/ideas', { body: variant });

const EVENTS = { headers: { Accept: 'text/event-stream' }, parseAs: 'stream' } as const;

/** Texts that may take the place of one item. `onToken` gets each piece of the first as it comes. */
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

/** What was said about one idea, oldest first; of a very long conversation its end. */
export async function listMessages(id: string, signal?: AbortSignal): Promise<ChatMessage[]> {
  const params = { ...pathParams(id), ...listQuery({ sort: ['createdAt', 'DESC'], range: [0, 199] }) };
  return (await readData(api.GET('/api/ideas/{id}/messages', { params, signal }))).reverse();
}

/** Says something; a repeat with the same `clientId` is the same message, not a second one. */
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

/** What the charts say of the idea, in four readings without a total. */
export const readSignal = (id: string, signal?: AbortSignal): Promise<IdeaSignal> =>
  readData(api.GET('/api/ideas/{id}/signal', { params: pathParams(id), signal }));

export const readBrief = (id: string, signal?: AbortSignal): Promise<IdeaBrief> =>
  readData(api.GET('/api/ideas/{id}/brief', { params: pathParams(id), signal }));

/** The same page as a Markdown document. */
export function readBriefMarkdown(id: string): Promise<Blob> {
  const headers = { Accept: 'text/markdown' };
  return readData(api.GET('/api/ideas/{id}/brief', { params: pathParams(id), headers, parseAs: 'blob' }));
}

/** Former states, newest first. */
export function listIdeaVersions(id: string, signal?: AbortSignal): Promise<IdeaVersion[]> {
  const params = { ...pathParams(id), ...listQuery({ sort: ['version', 'DESC'], range: [0, 199] }) };
  return readData(api.GET('/api/ideas/{id}/versions', { params, signal }));
}

/** Makes a former state the newest one; nothing in between is lost. */
export const restoreIdea = (id: string, version: number): Promise<Idea> =>
  readData(api.POST('/api/ideas/{id}/restore', { params: pathParams(id), body: { version } }));

/** Who noted the idea down, its comments and votes, and what I did with it. */
export const readTeam = (id: string, signal?: AbortSignal): Promise<Schemas['IdeaTeamDto']> =>
  readData(api.GET('/api/ideas/{id}/team', { params: pathParams(id), signal }));

/** Shares, archives or decides on an idea. Errors: 403 for what only its owner may, 400 for a killed one without a reason. */
export const changeIdeaState = (id: string, state: Schemas['IdeaStateInput']): Promise<Idea> =>
  readData(api.PUT('/api/ideas/{id}/state', { params: pathParams(id), body: state }));

export const setVote = (id: string, on: boolean): Promise<Schemas['IdeaTeamDto']> =>
  readData((on ? api.PUT : api.DELETE)('/api/ideas/{id}/vote', { params: pathParams(id) }));

export const setPin = (id: string, on: boolean): Promise<Schemas['IdeaTeamDto']> =>
  readData((on ? api.PUT : api.DELETE)('/api/ideas/{id}/pin', { params: pathParams(id) }));

/** Oldest first; of very many the first. */
export function listComments(id: string, signal?: AbortSignal): Promise<Schemas['IdeaCommentDto'][]> {
  const params = { ...pathParams(id), ...listQuery({ sort: ['createdAt', 'ASC'], range: [0, 999] }) };
  return readData(api.GET('/api/ideas/{id}/comments', { params, signal }));
}

export const addComment = (id: string, content: string): Promise<Schemas['IdeaCommentDto']> =>
  create('/api/ideas/{id}/comments', { params: pathParams(id), body: { content } });

export const deleteComment = (id: string, commentId: string): Promise<Schemas['IdeaCommentDto']> =>
  readData(api.DELETE('/api/ideas/{id}/comments/{commentId}', { params: { path: { id, commentId } } }));
