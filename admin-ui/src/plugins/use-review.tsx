import { sendApi } from '../api/send-api';
import { useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { updatePlugin } from '../api/studio/plugins';
import { describeError } from '../api/problem';
import type { Plugin } from '../api/types';
import { useCommand } from '../components/actions/use-command';
import { useQuestion } from '../components/dialogs/use-question';
import { useInvalidatePlugins } from './use-plugins';

export interface Review {
  /** Id of the plugin with a pending action. */
  busy: string | null;
  problem: { title: string; text: string } | null;
  forget: () => void;
  approve: (plugin: Plugin) => void;
  putBack: (plugin: Plugin) => void;
  /** These ask for confirmation. */
  reject: (plugin: Plugin) => void;
  remove: (plugin: Plugin) => void;
  /** Render it beside the list. */
  dialog: ReactNode;
}

/** Approves, rejects, restores and deletes plugins; refetches the lists. */
export function useReview(): Review {
  const notify = useNotify();
  const changed = useInvalidatePlugins();
  const [busy, setBusy] = useState<string | null>(null);
  const [problem, setProblem] = useState<Review['problem']>(null);
  const [ask, dialog] = useQuestion();

  const { run: during } = useCommand(async ({ id }: Plugin, work: () => Promise<unknown>, done: string) => {
    setBusy(id);
    setProblem(null);
    try {
      await work();
      notify(done, { type: 'success' });
    } finally {
      setBusy(null);
      changed();
    }
  });
  const decide = (plugin: Plugin, status: Plugin['status'], done: string) =>
    during(plugin, () => updatePlugin(plugin.id, { status }), done);
  const atOnce = (work: Promise<void>, title: string) =>
    void work.catch((error: unknown) => {
      console.error(title, error);
      setProblem({ title, text: describeError(error) });
    });
  return {
    busy,
    problem,
    forget: () => setProblem(null),
    approve: (plugin) =>
      atOnce(
        decide(plugin, 'listed', `“${plugin.name}” is listed now`),
        `“${plugin.name}” could not be approved`,
      ),
    putBack: (plugin) =>
      atOnce(
        decide(plugin, 'submitted', `“${plugin.name}” is awaiting review again`),
        `“${plugin.name}” could not be put back`,
      ),
    reject: (plugin) =>
      ask({
        title: `Reject “${plugin.name}”?`,
        text: 'It moves to Rejected and cannot be installed. It can be put back for review later.',
        confirmLabel: 'Reject',
        run: () => decide(plugin, 'rejected', `“${plugin.name}” was rejected`),
      }),
    remove: (plugin) =>
      ask({
        title: `Delete “${plugin.name}”?`,
        text: 'This removes it for everyone, with its downloads and ratings. This action cannot be undone.',
        confirmLabel: 'Delete',
        run: () =>
          during(
            plugin,
            () => sendApi('DELETE', '/api/plugins/{id}', { id: plugin.id }),
            `“${plugin.name}” was deleted`,
          ),
      }),
    dialog,
  };
}
