import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { IconName } from '../text/Icon';

/** An action that is available now, listed in the command palette and bound to its keys. */
export interface ScreenAction {
  label: string;
  /** A sequence ("g r") or a combination ("Mod+k", ⌘ K on a Mac). */
  keys?: string;
  icon?: IconName;
  /** Without it the action is only listed; the focused element handles its keys. */
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
    // A screen may show the same button twice.
    const more = group.current.actions
      .map((_, at) => bind(group, at))
      .filter(({ label }) => !actions.some((action) => action.label === label));
    byTitle.set(group.current.title, [...actions, ...more]);
  }
  listed = [...byTitle].map(([title, actions]) => ({ title, actions }));
  listeners.forEach((listener) => listener());
}

/** Runs the callback of the latest render, not the one present when the list was published. */
function bind(group: { current: ActionGroup }, at: number): ScreenAction {
  const { run, ...action } = group.current.actions[at] as ScreenAction;
  return run ? { ...action, run: () => group.current.actions[at]?.run?.() } : action;
}

const describe = ({ title, actions }: ActionGroup) =>
  JSON.stringify([title, actions.map(({ label, keys, icon, run }) => [label, keys, icon, !run])]);

/** Lists actions in the command palette and the keyboard help while the calling component is mounted. */
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

/** The actions available now, in the order in which they were registered. */
export const getActionGroups = (): ActionGroup[] => listed;

export const useActionGroups = (): ActionGroup[] =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, getActionGroups);
