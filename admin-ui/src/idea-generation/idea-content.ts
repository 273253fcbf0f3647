import type { IdeaContent, IdeaItem, ItemList } from '../api/types';
import { listFieldChanges, type FieldChange } from './concept-fields';

/** Pure functions that change an idea's content. */

export const LISTS: { list: ItemList; title: string; one: string; many: string }[] = [
  { list: 'coreMechanics', title: 'Core Mechanics', one: 'mechanic', many: 'mechanics' },
  { list: 'metaElements', title: 'Meta Elements', one: 'meta element', many: 'meta elements' },
];

export const describeCount = (count: number, { one, many }: { one: string; many: string }): string =>
  `${count} ${count === 1 ? one : many}`;

const CONTENT = [
  'name',
  'coreMechanics',
  'metaElements',
  'pitch',
  'fantasy',
  'setting',
  'audience',
  'coreLoop',
  'monetization',
  'artDirection',
  'comparables',
  'risk',
  'firstTest',
] as const satisfies (keyof IdeaContent)[];

/** The editable part of an idea. */
export const pickContent = (from: IdeaContent): IdeaContent =>
  Object.fromEntries(
    CONTENT.filter((key) => from[key] !== undefined).map((key) => [key, from[key]]),
  ) as unknown as IdeaContent;

/** Ignores fields that only one of them includes. */
export const sameContent = (a: IdeaContent, b: IdeaContent): boolean =>
  a.name === b.name &&
  LISTS.every(({ list }) => sameItems(a[list], b[list])) &&
  listFieldChanges(a, b).length === 0;

function sameItems(a: IdeaItem[], b: IdeaItem[]): boolean {
  return (
    a.length === b.length && a.every(({ id, content }, at) => b[at]?.id === id && b[at]?.content === content)
  );
}

const withList = (content: IdeaContent, list: ItemList, items: IdeaItem[]): IdeaContent => ({
  ...pickContent(content),
  [list]: items,
});

export const rename = (content: IdeaContent, name: string): IdeaContent => ({
  ...pickContent(content),
  name,
});

export const addItem = (content: IdeaContent, list: ItemList, item: IdeaItem): IdeaContent =>
  withList(content, list, [...content[list], item]);

export const editItem = (content: IdeaContent, list: ItemList, { id, content: text }: IdeaItem) =>
  withList(
    content,
    list,
    content[list].map((item) => (item.id === id ? { id, content: text } : item)),
  );

export const removeItem = (content: IdeaContent, list: ItemList, id: string): IdeaContent =>
  withList(
    content,
    list,
    content[list].filter((item) => item.id !== id),
  );

/** Moves an item; positions beyond the ends are clamped. */
export function moveItem(content: IdeaContent, list: ItemList, id: string, to: number): IdeaContent {
  const item = content[list].find((candidate) => candidate.id === id);
  if (!item) return pickContent(content);
  const rest = content[list].filter((candidate) => candidate.id !== id);
  rest.splice(Math.min(Math.max(to, 0), rest.length), 0, item);
  return withList(content, list, rest);
}

export interface ItemChange {
  list: ItemList;
  id: string;
  kind: 'added' | 'removed' | 'changed';
  before?: string;
  after?: string;
}

export interface IdeaDifference {
  name?: { before: string; after: string };
  fields: FieldChange[];
  items: ItemChange[];
  /** Lists whose order changed. */
  moved: ItemList[];
}

/** The differences in `after`, item by item. */
export function diffIdeas(before: IdeaContent, after: IdeaContent): IdeaDifference {
  const items: ItemChange[] = [];
  const moved: ItemList[] = [];
  for (const { list } of LISTS) {
    const old = new Map(before[list].map((item) => [item.id, item.content]));
    const now = new Map(after[list].map((item) => [item.id, item.content]));
    for (const { id, content } of before[list]) {
      const next = now.get(id);
      if (next === undefined) items.push({ list, id, kind: 'removed', before: content });
      else if (next !== content) items.push({ list, id, kind: 'changed', before: content, after: next });
    }
    for (const { id, content } of after[list]) {
      if (!old.has(id)) items.push({ list, id, kind: 'added', after: content });
    }
    const keptBefore = before[list].filter(({ id }) => now.has(id)).map(({ id }) => id);
    const keptAfter = after[list].filter(({ id }) => old.has(id)).map(({ id }) => id);
    if (keptBefore.some((id, at) => keptAfter[at] !== id)) moved.push(list);
  }
  return {
    ...(before.name === after.name ? {} : { name: { before: before.name, after: after.name } }),
    fields: listFieldChanges(before, after),
    items,
    moved,
  };
}

/** "pitch changed, 1 mechanic added"; "nothing changed" without differences. */
export function describeDifference({ name, fields, items, moved }: IdeaDifference): string {
  const parts = LISTS.flatMap((list) =>
    (['added', 'changed', 'removed'] as const).flatMap((kind) => {
      const count = items.filter((change) => change.list === list.list && change.kind === kind).length;
      return count > 0 ? [`${describeCount(count, list)} ${kind}`] : [];
    }),
  );
  const describeFieldChange = ({ before, after }: FieldChange) =>
    before === '' ? 'written' : after === '' ? 'cleared' : 'changed';
  parts.unshift(...fields.map((field) => `${field.label.toLowerCase()} ${describeFieldChange(field)}`));
  if (name) parts.unshift('name changed');
  for (const { list, many } of LISTS) if (moved.includes(list)) parts.push(`${many} reordered`);
  return parts.join(', ') || 'nothing changed';
}
