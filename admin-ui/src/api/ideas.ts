import { create } from './create';
import { call, callJson } from './http';
import type {
  BrainstormSource,
  ChatMessage,
  Idea,
  IdeaBrief,
  IdeaContent,
  IdeaEngineId,
  IdeaScore,
  IdeaVersion,
  ItemList,
  NearnessReport,
} from './ideas.types';
import { readList, type ListAnswer, type ListRequest } from './list';
import { askModel } from './model-answer';

const address = (id: string): string => `/api/ideas/${encodeURIComponent(id)}`;

/** My ideas, newest first. `page` from 1. */
export function listIdeas(page: number, perPage: number, signal?: AbortSignal): Promise<ListAnswer<Idea>> {
  const from = (page - 1) * perPage;
  return readList('ideas', { sort: ['createdAt', 'DESC'], range: [from, from + perPage - 1] }, signal);
}

export function getIdea(id: string, signal?: AbortSignal): Promise<Idea> {
  return callJson(address(id), { signal });
}

export function createIdea(content: IdeaContent): Promise<Idea> {
  return create('/api/ideas', content);
}

/** Errors: 409 `idea_changed` with `current` when `version` is no longer the newest. */
export function saveIdea(id: string, content: IdeaContent, version: number): Promise<Idea> {
  return callJson(address(id), { method: 'PUT', body: { ...content, version } });
}

export function deleteIdea(id: string): Promise<Idea> {
  return callJson(address(id), { method: 'DELETE' });
}

/** Mixes one to three sources into a new, saved idea. Another `attempt` gives another idea of the same sources. */
export function brainstorm(
  question: { inputs: BrainstormSource[]; attempt: number; engine?: IdeaEngineId },
  signal?: AbortSignal,
): Promise<Idea> {
  return create('/api/ideas/brainstorm', question, signal);
}

interface AssistQuestion {
  question: string;
  elementType: ItemList;
  elementId: string;
  engine?: IdeaEngineId;
}

/** A text that may take the place of one item. */
export async function assist(
  id: string,
  question: AssistQuestion,
  onToken: (text: string) => void,
  signal?: AbortSignal,
): Promise<string> {
  const path = `${address(id)}/assist`;
  return (await askModel<{ suggestion: string }>(path, { body: question, onToken, signal })).suggestion;
}

/** What was said about one idea, oldest first; of a very long conversation its end. */
export async function listMessages(id: string, signal?: AbortSignal): Promise<ChatMessage[]> {
  const newest = { sort: ['createdAt', 'DESC'], range: [0, 199] } satisfies ListRequest;
  const { rows } = await readList<ChatMessage>(`ideas/${encodeURIComponent(id)}/messages`, newest, signal);
  return rows.reverse();
}

export interface ChatAnswer {
  message: ChatMessage;
  question: ChatMessage;
}

/** Says something; a repeat with the same `clientId` is the same message, not a second one. */
export function sendMessage(
  id: string,
  message: { message: string; clientId: string; engine?: IdeaEngineId },
  onToken: (text: string) => void,
  signal?: AbortSignal,
): Promise<ChatAnswer> {
  return askModel(`${address(id)}/messages`, { body: message, onToken, signal });
}

/** Charting games with mechanics like the idea's, nearest first. */
export function readNearest(id: string, signal?: AbortSignal): Promise<NearnessReport> {
  return callJson(`${address(id)}/nearest`, { signal });
}

export function readScore(id: string, signal?: AbortSignal): Promise<IdeaScore> {
  return callJson(`${address(id)}/score`, { signal });
}

export function readBrief(id: string, signal?: AbortSignal): Promise<IdeaBrief> {
  return callJson(`${address(id)}/brief`, { signal });
}

/** The same page as a Markdown document. */
export async function readBriefMarkdown(id: string): Promise<Blob> {
  return (await call(`${address(id)}/brief`, { headers: { Accept: 'text/markdown' } })).blob();
}

/** Former states, newest first. */
export async function listIdeaVersions(id: string, signal?: AbortSignal): Promise<IdeaVersion[]> {
  const all = { sort: ['version', 'DESC'], range: [0, 199] } satisfies ListRequest;
  return (await readList<IdeaVersion>(`ideas/${encodeURIComponent(id)}/versions`, all, signal)).rows;
}

/** Makes a former state the newest one; nothing in between is lost. */
export function restoreIdea(id: string, version: number): Promise<Idea> {
  return callJson(`${address(id)}/restore`, { method: 'POST', body: { version } });
}
