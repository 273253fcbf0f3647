import { useState } from 'react';
import { useNotify } from 'react-admin';
import { sendApi } from '../api/send-api';
import type { Plugin } from '../api/types';
import { useCommand } from '../components/actions/use-command';
import { useProblem } from '../components/actions/use-problem';
import { useQuestion } from '../components/dialogs/use-question';

/** Approves, rejects, restores and deletes plugins. */
export function useReview() {
  const notify = useNotify();
  const [busy, setBusy] = useState<string | null>(null);
  const { report, forget, banner } = useProblem();
  const [ask, dialog] = useQuestion();

  const { run: decide } = useCommand(async ({ id }: Plugin, status: Plugin['status'], done: string) => {
    setBusy(id);
    forget();
    await sendApi('PUT', '/api/plugins/{id}', { id, body: { status } }).finally(() => setBusy(null));
    notify(done, { type: 'success' });
  });
  return {
    /** Id of the plugin with a pending decision. */
    busy,
    banner,
    approve: (plugin: Plugin) =>
      void decide(plugin, 'listed', `“${plugin.name}” is listed now`).catch((error: unknown) =>
        report(`“${plugin.name}” could not be approved`, error),
      ),
    putBack: (plugin: Plugin) =>
      void decide(plugin, 'submitted', `“${plugin.name}” is awaiting review again`).catch((error: unknown) =>
        report(`“${plugin.name}” could not be put back`, error),
      ),
    reject: (plugin: Plugin) =>
      ask({
        title: `Reject “${plugin.name}”?`,
        text: 'It moves to Rejected and cannot be installed. It can be put back for review later.',
        confirmLabel: 'Reject',
        run: () => decide(plugin, 'rejected', `“${plugin.name}” was rejected`),
      }),
    remove: ({ id, name }: Plugin) =>
      ask({
        title: `Delete “${name}”?`,
        text: 'This removes it for everyone, with its downloads and ratings. This action cannot be undone.',
        confirmLabel: 'Delete',
        done: `“${name}” was deleted`,
        run: () => sendApi('DELETE', '/api/plugins/{id}', { id }),
      }),
    dialog,
  };
}
