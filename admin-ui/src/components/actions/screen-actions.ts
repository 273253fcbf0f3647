import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { IconName } from '../text/Icon';

/** Something that can be done now: found in the command palette, and by its keys. */
export interface ScreenAction {
  label: string;
  /** Pressed one after the other ("g r") or together ("Mod+k", which is ⌘ K on a Mac). */
  keys?: string;
  icon?: IconName;
  /** Without it the keys work where they are pressed and are only listed. */
  run?: () => void;
}

export interface ActionGroup {
  title: string;
  actions: ScreenAction[];
}

const groups = new Set<{ current: ActionGroup }>();
const listeners = new Set<() => void>();
let listed: ActionGroup[] = [];

function publish() {
  const byTitle = new Map<string, ScreenAction[]>();
  for (const group of groups) {
    const actions = byTitle.get(group.current.title) ?? [];
    // The same button may stand on a screen twice.
    const more = group.current.actions
      .map((_, at) => bind(group, at))
      .filter(({ label }) => !actions.some((action) => action.label === label));
    byTitle.set(group.current.title, [...actions, ...more]);
  }
  listed = [...byTitle].map(([title, actions]) => ({ title, actions }));
  listeners.forEach((listener) => listener());
}

/** What runs is what was given last, not what was given when the list was made. */
function bind(group: { current: ActionGroup }, at: number): ScreenAction {
  const { run, ...action } = group.current.actions[at] as ScreenAction;
  return run ? { ...action, run: () => group.current.actions[at]?.run?.() } : action;
}

const describe = ({ title, actions }: ActionGroup) =>
  JSON.stringify([title, actions.map(({ label, keys, icon, run }) => [label, keys, icon, !run])]);

/** Offers actions in the command palette and in the list of keys while the calling component is shown. */
export function useScreenActions(actions: ScreenAction[], title = 'On this screen'): void {
  const group = useRef<ActionGroup>({ title, actions });
  const description = describe({ title, actions });
  useEffect(() => {
    group.current = { title, actions };
  });
  useEffect(() => {
    groups.add(group);
    publish();
    return () => {
      groups.delete(group);
      publish();
    };
  }, [description]);
}

/** What is offered now, in the order in which it appeared. */
export const getActionGroups = (): ActionGroup[] => listed;

export const useActionGroups = (): ActionGroup[] =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, getActionGroups);
