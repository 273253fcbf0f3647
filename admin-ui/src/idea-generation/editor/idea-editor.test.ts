import { beforeEach, expect, it, vi } from 'vitest';
import type { Idea, IdeaContent } from '../../api/types';
import { ApiProblem } from '../../api/problem';
import { madeIdea } from '../../testing/idea-server';
import { addItem, rename } from '../idea-content';
import { IdeaEditor, type Unsaved } from './idea-editor';

const idea: Idea = madeIdea('i1', {
  name: 'Harbour',
  coreMechanics: [{ id: 'a', content: 'Swap' }],
  metaElements: [],
});

/** A server with one idea; rejects outdated versions. */
let server: Idea;
let sent: { name: string; version: number }[];
let kept: Unsaved | null;
let answer: ((idea: Idea) => Promise<Idea>) | null;

const save = async (_id: string, content: IdeaContent, version: number): Promise<Idea> => {
  sent.push({ name: content.name, version });
  if (version !== server.version) {
    throw new ApiProblem(409, { code: 'idea_changed', current: server } as never, 'changed');
  }
  const next = { ...server, ...content, version: version + 1 };
  if (answer) return answer(next);
  server = next;
  return next;
};
const open = (unsaved: Unsaved | null = null) =>
  new IdeaEditor(
    server,
    {
      save,
      read: () => Promise.resolve(server),
      keep: (next) => void (kept = next),
      onSaved: () => undefined,
    },
    unsaved,
  );

beforeEach(() => {
  server = idea;
  sent = [];
  kept = null;
  answer = null;
});

it('shows a change at once, saves it with its version, and takes it back by undo', async () => {
  const editor = open();
  editor.change('renaming', rename(idea, 'Pier'));
  expect(editor.snapshot()).toMatchObject({ idea: { name: 'Pier' }, phase: 'saving' });
  expect(kept?.content.name).toBe('Pier');
  await editor.flush();
  expect(editor.snapshot()).toMatchObject({ phase: 'saved', idea: { version: 2 }, undoable: ['renaming'] });
  expect(kept).toBeNull();
  expect(editor.undo()).toBe('renaming');
  await editor.flush();
  expect(server).toMatchObject({ name: 'Harbour', version: 3 });
  expect(editor.undo()).toBeNull();
});

it('sends what was changed while a save was under way afterwards, on the new version', async () => {
  const editor = open();
  let go: () => void = () => undefined;
  answer = (next) =>
    new Promise((resolve) => {
      go = () => {
        answer = null;
        server = next;
        resolve(next);
      };
    });
  editor.change('renaming', rename(idea, 'Pier'));
  editor.change('adding', addItem(editor.snapshot().idea, 'metaElements', { id: 'm', content: 'Teams' }));
  go();
  await editor.flush();
  expect(sent.map(({ version }) => version)).toEqual([1, 2]);
  expect(server).toMatchObject({ name: 'Pier', version: 3, metaElements: [{ id: 'm', content: 'Teams' }] });
  expect(editor.snapshot()).toMatchObject({ phase: 'saved', idea: { name: 'Pier', version: 3 } });
});

it('never overwrites what it has not seen; mine wins only when told', async () => {
  const editor = open();
  server = { ...server, name: 'Theirs', version: 5 };
  editor.change('renaming', rename(idea, 'Mine'));
  await editor.flush();
  expect(server.name).toBe('Theirs');
  expect(editor.snapshot()).toMatchObject({
    phase: 'conflict',
    idea: { name: 'Mine' },
    theirs: { name: 'Theirs' },
  });
  editor.change('renaming', rename(editor.snapshot().idea, 'Mine again'));
  await editor.flush();
  expect(sent).toHaveLength(1);
  await editor.keepMine();
  expect(server).toMatchObject({ name: 'Mine again', version: 6 });
  expect(editor.snapshot().phase).toBe('saved');
});

it('takes theirs, and undo brings mine back', async () => {
  const editor = open();
  server = { ...server, name: 'Theirs', version: 5 };
  editor.change('renaming', rename(idea, 'Mine'));
  await editor.flush();
  editor.takeTheirs();
  expect(editor.snapshot()).toMatchObject({ phase: 'saved', idea: { name: 'Theirs' }, theirs: null });
  expect(kept).toBeNull();
  editor.undo();
  await editor.flush();
  expect(server).toMatchObject({ name: 'Mine', version: 6 });
});

it('is no conflict when the server has exactly what is shown: an answer that was lost', async () => {
  const editor = open();
  server = { ...server, name: 'Mine', version: 2 };
  editor.change('renaming', rename(idea, 'Mine'));
  await editor.flush();
  expect(editor.snapshot()).toMatchObject({ phase: 'saved', idea: { version: 2 } });
});

it('keeps a change that could not be saved, until it is saved or discarded', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const editor = open();
  answer = () => Promise.reject(new TypeError('away'));
  editor.change('renaming', rename(idea, 'Mine'));
  await editor.flush();
  expect(editor.snapshot()).toMatchObject({ phase: 'failed', idea: { name: 'Mine' } });
  expect(kept?.content.name).toBe('Mine');
  editor.discard();
  expect(editor.snapshot()).toMatchObject({ phase: 'saved', idea: { name: 'Harbour' } });
  answer = null;
  editor.undo();
  await editor.flush();
  expect(server.name).toBe('Mine');
});

it('takes up what a former page could not save, and asks when the idea has moved on', async () => {
  const unsaved = { content: rename(idea, 'Mine'), version: 1 };
  const editor = open(unsaved);
  expect(editor.snapshot().idea.name).toBe('Mine');
  await editor.flush();
  expect(server).toMatchObject({ name: 'Mine', version: 2 });

  const late = open({ content: rename(idea, 'Older'), version: 1 });
  expect(late.snapshot()).toMatchObject({
    phase: 'conflict',
    idea: { name: 'Older' },
    theirs: { name: 'Mine' },
  });
});

it('shows a newer state that was read, but not over changes that are not saved', async () => {
  const editor = open();
  editor.receive({ ...idea, name: 'Newer', version: 2 });
  expect(editor.snapshot().idea.name).toBe('Newer');
  vi.spyOn(console, 'error').mockReturnValue();
  answer = () => Promise.reject(new TypeError('away'));
  editor.change('renaming', rename(idea, 'Mine'));
  editor.receive({ ...idea, name: 'Newest', version: 3 });
  await editor.flush();
  expect(editor.snapshot().idea.name).toBe('Mine');
});
