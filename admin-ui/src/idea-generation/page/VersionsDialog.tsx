import { sendApi } from '../../api/send-api';
import { Button } from '../../components/actions/Button';
import { Dialog } from '../../components/dialogs/Dialog';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import type { Idea, IdeaVersion } from '../../api/types';
import { describeError } from '../../api/problem';
import { Banner } from '../../components/states/Banner';
import { LoadError } from '../../components/states/LoadError';
import { formatDateTime } from '../../components/text/format';
import { useCommand } from '../../components/actions/use-command';
import { DifferenceList } from '../editor/DifferenceList';
import { diffIdeas, describeDifference } from '../idea-content';
import type { IdeaEditor } from '../editor/idea-editor';

interface VersionsDialogProps {
  idea: Idea;
  editor: IdeaEditor;
  versions: UseQueryResult<IdeaVersion[]>;
  onClose: () => void;
}

/** Former versions, their differences from the current one, and Restore. */
export function VersionsDialog({ idea, editor, versions, onClose }: VersionsDialogProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const former = versions.data?.filter(({ version }) => version < idea.version) ?? [];

  const { busy, run: restore } = useCommand(async (version: IdeaVersion) => {
    setProblem(null);
    try {
      await editor.settle();
      editor.adopt(
        await sendApi('POST', '/api/ideas/{id}/restore', { id: idea.id, body: { version: version.version } }),
        `restoring version ${version.version}`,
      );
      onClose();
    } catch (error) {
      console.error('The version could not be restored', error);
      setProblem(describeError(error));
    }
  });
  return (
    <Dialog title="Versions" onClose={onClose}>
      <div className="dialog-body stack">
        {problem && (
          <Banner tone="error" title="Failed to update idea">
            <p>{problem}</p>
          </Banner>
        )}
        {versions.isError && (
          <LoadError title="Couldn't load the versions" error={versions.error} onRetry={versions.refetch} />
        )}
        {versions.isPending && (
          <p className="muted" role="status">
            Loading the versions…
          </p>
        )}
        {versions.data && former.length === 0 && (
          <p className="muted">This is the first version. Each change adds one here.</p>
        )}
        <ol className="lines bare">
          {former.map((version) => {
            const change = diffIdeas(idea, version);
            return (
              <li key={version.version}>
                <div className="row between">
                  <div>
                    <b>Version {version.version}</b>
                    <p className="text-12 muted">{formatDateTime(version.createdAt)}</p>
                  </div>
                  <Button size="small" disabled={busy} onClick={() => void restore(version)}>
                    Restore<span className="visually-hidden"> version {version.version}</span>
                  </Button>
                </div>
                <details>
                  <summary className="text-13">Compared with now: {describeDifference(change)}</summary>
                  <DifferenceList difference={change} />
                </details>
              </li>
            );
          })}
        </ol>
      </div>
    </Dialog>
  );
}
