import { sendApi } from '../../api/send-api';
import { useEffect, useRef } from 'react';
import { useStore, useStoreContext } from 'react-admin';
import { useLocation } from 'react-router';
import type { SavedView, SavedViewChange } from '../../api/types';
import { useQuestion } from '../dialogs/use-question';
import { useChangeQuery } from '../page/use-address';
import { useAction } from '../actions/use-action';
import {
  columnsKey,
  NO_VIEW,
  readViewQuery,
  useOpenView,
  useSavedViews,
  useInvalidateViews,
  VIEW,
} from './use-saved-views';

type Columns = Record<string, unknown>;
const NO_COLUMNS: Columns = {};

/** The views of a list, the open one, and whether the list differs from it. */
export function useViewState(list: string, withColumns: boolean) {
  const read = useSavedViews(list);
  const { search } = useLocation();
  const view = useOpenView(list);
  const store = useStoreContext();
  const key = columnsKey(list, view);
  const [columns] = useStore<Columns>(key, view?.columns ?? NO_COLUMNS);
  const query = readViewQuery(search);
  const otherColumns = withColumns && view?.columns && !isSame(columns, view.columns);
  return {
    list,
    read,
    view,
    content: { query, columns: withColumns ? columns : null },
    edited: view !== undefined && (query !== readViewQuery(view.query) || Boolean(otherColumns)),
    /** Resets the columns to those of the view. */
    forgetColumns: () => {
      if (view?.columns) store.removeItem(key);
    },
    ...useOpening(read.data),
  };
}

type ViewState = ReturnType<typeof useViewState>;

/** The commands for the open view. */
export function useViewCommands({ view, content, forgetColumns, open, close }: ViewState) {
  const changed = useInvalidateViews();
  const [ask, question] = useQuestion();
  const { busy, run } = useAction(async (body: SavedViewChange, said: string) => {
    await sendApi('PUT', '/api/saved-views/{id}', { id: view!.id, body });
    await changed();
    if (body.columns) forgetColumns();
    return said;
  }, 'The view could not be saved');
  const save = () => {
    const { query, columns } = content;
    void run({ query, ...(columns && { columns }) }, `“${view!.name}” was saved.`);
  };
  const discard = () => {
    forgetColumns();
    open(view!);
  };
  const toggleDefault = () =>
    void run(
      { default: !view!.default },
      view!.default ? 'Default view removed.' : `“${view!.name}” is now your default.`,
    );
  const remove = () =>
    ask({
      title: `Delete “${view!.name}”?`,
      text: view!.shared
        ? 'It is deleted for the whole team. Your current list stays as it is.'
        : 'Your current list stays as it is.',
      confirmLabel: 'Delete view',
      run: async () => {
        await sendApi('DELETE', '/api/saved-views/{id}', { id: view!.id });
        forgetColumns();
        close({ keep: true });
        await changed();
      },
    });
  return { busy, save, discard, toggleDefault, remove, question };
}

/** Opens views, and applies the default view when the list is opened without parameters. */
function useOpening(views: SavedView[] | undefined) {
  const changeQuery = useChangeQuery();
  const { search } = useLocation();
  const waiting = useRef(search === '');
  const open = (view: SavedView, options?: { replace: boolean }) =>
    changeQuery(() => {
      const next = new URLSearchParams(view.query);
      next.set(VIEW, view.id);
      return next;
    }, options);
  const opening = views?.find((view) => view.default);
  const close = ({ keep = false } = {}) =>
    changeQuery((now) => {
      const next = keep ? now : new URLSearchParams();
      if (opening && !keep) next.set(VIEW, NO_VIEW);
      else next.delete(VIEW);
      return next;
    });
  useEffect(() => {
    if (!views || !waiting.current) return;
    waiting.current = false;
    if (opening && window.location.search === '') open(opening, { replace: true });
    // Once, when they are read.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [views]);
  return { open, close };
}

/** Compares regardless of key order and omitted keys. */
const isSame = (one: Columns, other: Columns): boolean => toText(one) === toText(other);
const toText = (value: Columns): string =>
  JSON.stringify(
    Object.entries(value)
      .filter(([, each]) => each !== undefined && each !== false)
      .map(([name, each]) => [name, name === 'shown' ? Object.entries(each as object).sort() : each])
      .sort(),
  );
