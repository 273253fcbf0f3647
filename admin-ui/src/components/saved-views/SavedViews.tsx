import { Button } from '../actions/Button';
import { Suspense, useRef, useState } from 'react';
import type { SavedView } from '../../api/types';
import { ActionMenu, type MenuAction } from '../actions/ActionMenu';
import { lazyScreen } from '../states/lazy-screen';
import { useScreenActions } from '../actions/screen-actions';
import { useViewCommands, useViewState } from './use-view-state';

const SavedViewDialog = lazyScreen(() => import('./SavedViewDialog').then((file) => file.SavedViewDialog));

interface SavedViewsProps {
  /** Path of the list in the back office: `games`. */
  list: string;
  /** Saves the column choice in the view. */
  columns?: boolean;
}

/** The saved views of a list: opens one, saves changes to it or saves a new one. */
export function SavedViews({ list, columns = false }: SavedViewsProps) {
  const state = useViewState(list, columns);
  const { view, edited, open, close } = state;
  const { data: views = [], isSuccess, isError, refetch } = state.read;
  const commands = useViewCommands(state);
  const [dialog, setDialog] = useState<'new' | 'edit' | null>(null);
  const place = useRef<HTMLDivElement>(null);
  const saveAs = () => setDialog('new');
  useScreenActions([
    {
      icon: 'bookmark',
      label: 'Views',
      keys: 'v',
      run: () => place.current?.querySelector('button')?.click(),
    },
    ...views.map((each) => ({
      icon: 'bookmark' as const,
      label: `View: ${each.name}`,
      run: () => open(each),
    })),
  ]);
  const choices: MenuAction[] = views.map((each) => ({
    label: each.name,
    detail: describeView(each),
    checked: each === view,
    action: () => open(each),
  }));
  return (
    <div className="row" style={{ flex: 'none', maxWidth: '100%' }} ref={place}>
      <ActionMenu
        label={view ? `View: ${view.name}${edited ? ', edited' : ''}` : 'Views'}
        icon="bookmark"
        size="medium"
        side="left"
        button={{ 'aria-keyshortcuts': 'v', title: 'Saved views (v)' }}
        text={
          <>
            <span className={view ? 'cut' : 'wide-only'} style={{ maxWidth: 'min(160px, 22vw)' }} dir="auto">
              {view?.name ?? 'Views'}
            </span>
            {edited && <span className="muted text-12">edited</span>}
          </>
        }
        actions={[
          choices.length > 0 && { label: 'Standard view', checked: !view, action: () => close() },
          ...choices,
          ...listActions(state, commands, setDialog),
        ]}
        note={
          isError ? (
            <>
              <p className="text-13">Couldn’t load the views.</p>
              <Button label="Retry" size="small" onClick={() => void refetch()} />
            </>
          ) : (
            isSuccess &&
            views.length === 0 && (
              <p className="text-13 muted">
                Save your {columns ? 'filters, sort and columns' : 'filters and sort'} as a named view.
              </p>
            )
          )
        }
      />
      {edited && (
        <div className="row wide-only">
          {view?.mine && <Button label="Save" disabled={commands.busy} onClick={commands.save} />}
          <Button label="Save as…" variant="text" onClick={saveAs} />
          <Button label="Discard" variant="text" onClick={commands.discard} />
        </div>
      )}
      {commands.question}
      {dialog && (
        <Suspense fallback={null}>
          <SavedViewDialog
            list={list}
            content={state.content}
            {...(dialog === 'edit' && view && { view })}
            {...(dialog === 'new' && {
              onDone: (made: SavedView) => {
                state.forgetColumns();
                open(made);
              },
            })}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </div>
  );
}

function listActions(
  { view, edited, read }: ReturnType<typeof useViewState>,
  { save, discard, toggleDefault, remove }: ReturnType<typeof useViewCommands>,
  show: (dialog: 'new' | 'edit') => void,
): (MenuAction | false)[] {
  const divider = Boolean(read.data?.length);
  if (!view) return [{ icon: 'plus', label: 'Save view…', action: () => show('new'), divider }];
  const { mine, default: opens } = view;
  return [
    edited && mine && { icon: 'done', label: 'Save', action: save, divider },
    { icon: 'copy', label: 'Save as…', action: () => show('new'), divider: divider && !(edited && mine) },
    edited && { icon: 'undo', label: 'Discard changes', action: discard },
    {
      icon: 'pin',
      label: opens ? 'Don’t use as my default' : 'Use as my default',
      action: toggleDefault,
      divider: true,
    },
    mine && { icon: 'edit', label: 'Rename or share…', action: () => show('edit') },
    mine && { icon: 'trash', label: 'Delete view…', danger: true, action: remove },
  ];
}

function describeView({ mine, shared, owner, default: opens }: SavedView): string {
  const seen = !mine ? `Shared by ${owner ?? 'somebody'}` : shared ? 'Shared with the team' : 'Only you';
  return opens ? `${seen} · your default` : seen;
}
