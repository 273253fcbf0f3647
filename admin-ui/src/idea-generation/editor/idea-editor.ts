import type { Idea, IdeaContent } from '../../api/types';
import { isAbort } from '../../api/problem';
import { ApiProblem } from '../../api/problem';
import { pickContent, sameContent } from '../idea-content';

export interface EditorState {
  /** As it is shown: with every change, saved or not. */
  idea: Idea;
  phase: 'saved' | 'saving' | 'failed' | 'conflict';
  /** When the last change reached the server, in ms; null before the first. */
  savedAt: number | null;
  failure: unknown;
  /** What somebody else, or another tab, made of it in the meantime. */
  theirs: Idea | null;
  /** Names of what can be undone, the latest last. */
  undoable: string[];
}

export interface EditorPorts {
  save: (id: string, content: IdeaContent, version: number) => Promise<Idea>;
  /** Reads the newest state; asked only when a refusal did not bring it along. */
  read: (id: string) => Promise<Idea>;
  /** Keeps what is not saved yet for a page that goes away; null when all is saved. */
  keep: (unsaved: Unsaved | null) => void;
  onSaved: (idea: Idea) => void;
}

/** Changes that never reached the server, and the version that they were made on. */
export interface Unsaved {
  content: IdeaContent;
  version: number;
}

const MOST_STEPS = 50;

/**
 * One opened idea: shows changes at once, saves them one after another, and never overwrites what it has not seen.
 * Nothing typed is lost: what cannot be saved stays shown until it is saved or thrown away on purpose.
 */
export class IdeaEditor {
  private state: EditorState;
  private base: Idea;
  private steps: { label: string; before: IdeaContent }[] = [];
  private running: Promise<void> | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(
    idea: Idea,
    private readonly ports: EditorPorts,
    unsaved: Unsaved | null = null,
  ) {
    this.base = idea;
    this.state = { idea, phase: 'saved', savedAt: null, failure: null, theirs: null, undoable: [] };
    if (!unsaved || sameContent(unsaved.content, idea)) return;
    this.state.idea = { ...idea, ...pickContent(unsaved.content) };
    if (unsaved.version !== idea.version) {
      this.state.phase = 'conflict';
      this.state.theirs = idea;
    } else this.state.phase = 'failed';
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  readonly snapshot = (): EditorState => this.state;

  /** Shows a change and saves it; `label` names it for undo. */
  change(label: string, next: IdeaContent): void {
    if (sameContent(this.state.idea, next)) return;
    this.remember(label);
    this.show(next);
    void this.flush();
  }

  /** Takes the latest change back, which is a change like any other for the server. Returns its name. */
  undo(): string | null {
    const step = this.steps.pop();
    if (!step) return null;
    this.show(step.before);
    void this.flush();
    return step.label;
  }

  /** Saves what is not saved; settles when there is nothing more to try. */
  flush(): Promise<void> {
    if (this.state.phase === 'conflict') return Promise.resolve();
    this.running ??= this.saveAll().finally(() => (this.running = null));
    return this.running;
  }

  /** Of two states, mine is right: it is saved over theirs, whose version stays in the history. */
  keepMine(): Promise<void> {
    const { theirs } = this.state;
    if (!theirs) return Promise.resolve();
    this.base = theirs;
    this.update({ phase: 'saved', theirs: null, idea: { ...theirs, ...pickContent(this.state.idea) } });
    return this.flush();
  }

  /** Of two states, theirs is right; mine can still be had back by undo. */
  takeTheirs(): void {
    const { theirs } = this.state;
    if (theirs) this.adopt(theirs, 'taking the other state');
  }

  /** Throws unsaved changes away; undo brings them back. */
  discard(): void {
    this.adopt(this.base, 'discarding the changes');
  }

  /** Shows a state that the server already has, such as an older version restored. */
  adopt(idea: Idea, label: string): void {
    this.remember(label);
    this.base = idea;
    this.update({ idea, phase: 'saved', theirs: null, failure: null });
    this.ports.keep(null);
    this.ports.onSaved(idea);
  }

  /** A newer state that was read by the way; it does not touch changes under way. */
  receive(idea: Idea): void {
    if (this.state.phase !== 'saved' || this.running || idea.version <= this.base.version) return;
    this.base = idea;
    this.steps = [];
    this.update({ idea });
  }

  private remember(label: string): void {
    this.steps = [...this.steps, { label, before: pickContent(this.state.idea) }].slice(-MOST_STEPS);
  }

  private show(content: IdeaContent): void {
    this.ports.keep({ content, version: this.base.version });
    this.update({ idea: { ...this.state.idea, ...pickContent(content) } });
  }

  private async saveAll(): Promise<void> {
    while (!sameContent(this.state.idea, this.base)) {
      const sent = pickContent(this.state.idea);
      this.update({ phase: 'saving', failure: null });
      try {
        const saved = await this.ports.save(this.base.id, sent, this.base.version);
        this.base = saved;
        // What was changed in the meantime stays shown and goes with the next round.
        const shown = sameContent(this.state.idea, sent)
          ? saved
          : { ...saved, ...pickContent(this.state.idea) };
        this.update({ idea: shown, savedAt: Date.now() });
        this.ports.onSaved(saved);
      } catch (error) {
        await this.failed(error);
        return;
      }
    }
    this.ports.keep(null);
    this.update({ phase: 'saved', failure: null });
  }

  private async failed(error: unknown): Promise<void> {
    if (error instanceof ApiProblem && error.status === 409) {
      const theirs = await this.newest(error);
      if (theirs) return this.meet(theirs);
    }
    if (!isAbort(error)) console.error('The idea could not be saved', error);
    this.update({ phase: 'failed', failure: error });
  }

  /** Theirs may be mine: saved, with the answer lost on the way. */
  private meet(theirs: Idea): void {
    if (!sameContent(theirs, this.state.idea)) {
      return this.update({ phase: 'conflict', theirs, failure: null });
    }
    this.base = theirs;
    this.ports.keep(null);
    this.update({ idea: theirs, phase: 'saved', failure: null, savedAt: Date.now() });
    this.ports.onSaved(theirs);
  }

  private async newest(refusal: ApiProblem): Promise<Idea | null> {
    const current = (refusal.body as { current?: Idea } | null)?.current;
    if (current) return current;
    try {
      return await this.ports.read(this.base.id);
    } catch (error) {
      console.error('The newer state could not be read', error);
      return null;
    }
  }

  private update(change: Partial<EditorState>): void {
    this.state = { ...this.state, ...change, undoable: this.steps.map(({ label }) => label) };
    this.listeners.forEach((listener) => listener());
  }
}
