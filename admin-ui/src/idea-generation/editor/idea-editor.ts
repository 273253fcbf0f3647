import type { Idea, IdeaContent } from '../../api/types';
import { isAbort } from '../../api/problem';
import { ApiProblem } from '../../api/problem';
import { pickContent, sameContent } from '../idea-content';

export interface EditorState {
  /** The visible state, including unsaved changes. */
  idea: Idea;
  phase: 'saved' | 'saving' | 'failed' | 'conflict';
  /** Time of the last save in ms; null before the first. */
  savedAt: number | null;
  failure: unknown;
  /** A concurrent change by someone else or another tab. */
  theirs: Idea | null;
  /** Labels of the undo steps, the latest last. */
  undoable: string[];
}

export interface EditorPorts {
  save: (id: string, content: IdeaContent, version: number) => Promise<Idea>;
  /** Loads the newest version; only called when a conflict response doesn't include it. */
  read: (id: string) => Promise<Idea>;
  /** Keeps unsaved changes across page loads; null clears them. */
  keep: (unsaved: Unsaved | null) => void;
  onSaved: (idea: Idea) => void;
}

/** Unsaved changes and the version they are based on. */
export interface Unsaved {
  content: IdeaContent;
  version: number;
}

const MOST_STEPS = 50;

/**
 * An open idea: shows changes at once, saves them in sequence and never overwrites unseen changes. Unsaved input
 * stays until it is saved or deliberately discarded.
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

  /** Applies a change and saves it; `label` names the undo step. */
  change(label: string, next: IdeaContent): void {
    if (sameContent(this.state.idea, next)) return;
    this.remember(label);
    this.show(next);
    void this.flush();
  }

  /** Reverts the latest change, which the server sees as another change. Returns its label. */
  undo(): string | null {
    const step = this.steps.pop();
    if (!step) return null;
    this.show(step.before);
    void this.flush();
    return step.label;
  }

  /** Saves pending changes; settles when there is nothing left to try. */
  flush(): Promise<void> {
    if (this.state.phase === 'conflict') return Promise.resolve();
    this.running ??= this.saveAll().finally(() => (this.running = null));
    return this.running;
  }

  /** Saves pending changes for a request that refers to them, and throws when they can't be saved. */
  async settle(): Promise<Idea> {
    await this.flush();
    const { idea, phase } = this.state;
    if (phase !== 'saved') throw new Error('The idea has changes that are not saved. Save them first.');
    return idea;
  }

  /** Resolves a conflict in favor of this version; the other stays in the history. */
  keepMine(): Promise<void> {
    const { theirs } = this.state;
    if (!theirs) return Promise.resolve();
    this.base = theirs;
    this.update({ phase: 'saved', theirs: null, idea: { ...theirs, ...pickContent(this.state.idea) } });
    return this.flush();
  }

  /** Resolves a conflict in favor of the other version; this one stays available by undo. */
  takeTheirs(): void {
    const { theirs } = this.state;
    if (theirs) this.adopt(theirs, 'taking the other state');
  }

  /** Discards unsaved changes; undo restores them. */
  discard(): void {
    this.adopt(this.base, 'discarding the changes');
  }

  /** Shows a state that is already on the server, such as a restored version. */
  adopt(idea: Idea, label: string): void {
    this.remember(label);
    this.base = idea;
    this.update({ idea, phase: 'saved', theirs: null, failure: null });
    this.ports.keep(null);
    this.ports.onSaved(idea);
  }

  /** Takes in a newer version loaded elsewhere; pending changes are kept. */
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
      const sentContent = pickContent(this.state.idea);
      this.update({ phase: 'saving', failure: null });
      try {
        const saved = await this.ports.save(this.base.id, sentContent, this.base.version);
        this.base = saved;
        // Changes made meanwhile stay visible and are saved next.
        const shown = sameContent(this.state.idea, sentContent)
          ? saved
          : { ...saved, ...pickContent(this.state.idea) };
        this.update({ idea: shown, savedAt: Date.now() });
        this.ports.onSaved(saved);
      } catch (error) {
        await this.recordFailure(error);
        return;
      }
    }
    this.ports.keep(null);
    this.update({ phase: 'saved', failure: null });
  }

  private async recordFailure(error: unknown): Promise<void> {
    if (error instanceof ApiProblem && error.status === 409) {
      const theirs = await this.loadNewest(error);
      if (theirs) return this.mergeTheirs(theirs);
    }
    if (!isAbort(error)) console.error('The idea could not be saved', error);
    this.update({ phase: 'failed', failure: error });
  }

  /** The conflicting version may be this one: saved, but its response was lost. */
  private mergeTheirs(theirs: Idea): void {
    if (!sameContent(theirs, this.state.idea)) {
      return this.update({ phase: 'conflict', theirs, failure: null });
    }
    this.base = theirs;
    this.ports.keep(null);
    this.update({ idea: theirs, phase: 'saved', failure: null, savedAt: Date.now() });
    this.ports.onSaved(theirs);
  }

  private async loadNewest(refusal: ApiProblem): Promise<Idea | null> {
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
