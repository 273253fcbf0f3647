import type { ChatAnswer, UpdatedIdea } from '../engine.types.js';
import type { ChatContext } from './chat-context.js';
import { entryName } from '../../../ai/taxonomy/taxonomy.js';
import { quote } from '../phrases.js';

/** An answer before its basis is written under it. */
export interface Said {
  intent: string;
  lines: string[];
  /** Names of items, entries and games it rests on. */
  basis: string[];
  updatedIdea?: UpdatedIdea;
}

/** The answer as it is sent: the text, then what it rests on. */
export function toAnswer({ intent, lines, basis, updatedIdea }: Said): ChatAnswer {
  const used = [...new Set(basis.filter(Boolean))];
  const content = [
    lines.join('\n').trim(),
    ...(used.length > 0 ? [`Based on: ${used.join(', ')}.`] : []),
  ].join('\n\n');
  return { content, intent, basis: used, ...(updatedIdea ? { updatedIdea } : {}) };
}

/** The idea as it stands, to be changed. */
export const copyItems = ({ request: { idea } }: ChatContext): UpdatedIdea => ({
  name: idea.name,
  coreMechanics: idea.coreMechanics.map(({ id, content }) => ({ id, content })),
  metaElements: idea.metaElements.map(({ id, content }) => ({ id, content })),
});

/** Names of the items an answer looked at, in the analyst's words. */
export const itemNames = (context: ChatContext, most = 4): string[] =>
  context.items.slice(0, most).map(({ content }) => quote(content, 40));

export const entryNames = (ids: readonly string[]): string[] => ids.map(entryName);

export const LIST_NAMES = { coreMechanics: 'core mechanic', metaElements: 'meta element' } as const;

/** A proposal in the form that "do that" reads back. */
export const proposalLine = (number: number, text: string, kind: 'mechanic' | 'meta', why: string): string =>
  `${number}. As a ${kind === 'mechanic' ? 'core mechanic' : 'meta element'}: “${text}” — ${why}`;

const PROPOSAL = /^(\d)\. As a (core mechanic|meta element): “(.+)” — /gm;
const NAME_PROPOSAL = /^(\d)\. As a name: “(.+)”/gm;

export interface Proposed {
  text: string;
  kind: 'mechanic' | 'meta' | 'name';
}

/** Proposals of an earlier answer of the engine, in their order. */
export function proposalsIn(text: string): Proposed[] {
  const items = [...text.matchAll(PROPOSAL)].map((found): Proposed => ({
    text: found[3] ?? '',
    kind: found[2] === 'core mechanic' ? 'mechanic' : 'meta',
  }));
  const names = [...text.matchAll(NAME_PROPOSAL)].map((found): Proposed => ({
    text: found[2] ?? '',
    kind: 'name',
  }));
  return [...items, ...names];
}
