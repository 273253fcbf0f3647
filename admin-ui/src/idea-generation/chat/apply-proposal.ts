import type { IdeaContent, IdeaItem, ProposedIdea } from '../../api/types';
import { takeFields } from '../concept-fields';
import { LISTS, pickContent, diffIdeas, type ItemChange } from '../idea-content';

/** Applies a proposal made for `base` to the idea and keeps later edits. Null when both changed the same text. */
export function applyProposal(
  idea: IdeaContent,
  base: IdeaContent,
  proposal: ProposedIdea,
): IdeaContent | null {
  const { name, items, moved } = diffIdeas(base, proposal);
  const changed = takeFields(idea, base, proposal);
  if (!changed) return null;
  const next = pickContent(changed);
  if (name && idea.name !== name.before && idea.name !== name.after) return null;
  if (name) next.name = name.after;
  for (const { list } of LISTS) {
    if (isSame(idea[list], base[list])) {
      next[list] = proposal[list];
      continue;
    }
    if (moved.includes(list) && !isSame(idea[list], proposal[list])) return null;
    const patched = patchItems(
      idea[list],
      items.filter((change) => change.list === list),
      proposal[list],
    );
    if (!patched) return null;
    next[list] = patched;
  }
  return next;
}

const isSame = (a: IdeaItem[], b: IdeaItem[]): boolean =>
  a.length === b.length && a.every(({ id, content }, at) => b[at]?.id === id && b[at]?.content === content);

function patchItems(items: IdeaItem[], changes: ItemChange[], proposed: IdeaItem[]): IdeaItem[] | null {
  let next = items;
  for (const { id, kind, before, after = '' } of changes) {
    const now = next.find((item) => item.id === id);
    if (kind === 'added') {
      if (!now) next = insert(next, { id, content: after }, proposed);
    } else if (kind === 'removed') {
      if (now && now.content !== before) return null;
      next = next.filter((item) => item.id !== id);
    } else {
      if (!now || (now.content !== before && now.content !== after)) return null;
      next = next.map((item) => (item.id === id ? { id, content: after } : item));
    }
  }
  return next;
}

/** Inserts after the item that precedes it in the proposal. */
function insert(items: IdeaItem[], item: IdeaItem, proposed: IdeaItem[]): IdeaItem[] {
  const at = proposed.findIndex(({ id }) => id === item.id);
  const before = items.findIndex(({ id }) => id === proposed[at - 1]?.id);
  return before < 0 ? [...items, item] : items.toSpliced(before + 1, 0, item);
}
