import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { saveIdea } from '../../api/ideas/ideas';
import { readApi } from '../../api/queries/use-api';
import type { Idea } from '../../api/types';
import { useAuth } from '../../auth/auth-context';
import { draftKey, readDraft, writeDraft } from '../../drafts';
import { rememberIdea } from '../idea-cache';
import { IdeaEditor, type EditorState, type Unsaved } from './idea-editor';

/** The editor of an open idea; restores unsaved changes of an earlier page. */
export function useEditor(idea: Idea): [IdeaEditor, EditorState] {
  const cache = useQueryClient();
  const { user } = useAuth();
  const [editor] = useState(() => {
    const key = draftKey(user?.id ?? '', `idea ${idea.id} unsaved`);
    return new IdeaEditor(
      idea,
      {
        save: saveIdea,
        read: (id: string) => readApi('/api/ideas/{id}', { id }),
        keep: (unsaved) => writeDraft(key, unsaved ? JSON.stringify(unsaved) : ''),
        onSaved: (saved) => rememberIdea(cache, saved),
      },
      readUnsaved(key),
    );
  });
  const state = useSyncExternalStore(editor.subscribe, editor.snapshot);
  useEffect(() => void editor.flush(), [editor]);
  useEffect(() => editor.receive(idea), [editor, idea]);
  return [editor, state];
}

function readUnsaved(key: string): Unsaved | null {
  try {
    return JSON.parse(readDraft(key) ?? 'null') as Unsaved | null;
  } catch (error) {
    console.error('A kept draft could not be read', error);
    return null;
  }
}
