import { sendApi } from '../../api/send-api';
import { Button } from '../../components/actions/Button';
import { Dialog } from '../../components/dialogs/Dialog';
import type { UseQueryResult } from '@tanstack/react-query';
import type { Idea, IdeaVersion } from '../../api/types';
import { ReadStates } from '../../components/lists/ListStates';
import { formatDateTime } from '../../components/text/format';
import { useBannered } from '../../components/actions/use-bannered';
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
  const former = versions.data?.filter(({ version }) => version < idea.version) ?? [];

  const {
    busy,
    run: restore,
    banner,
  } = useBannered(async ({ version }: IdeaVersion) => {
    await editor.settle();
    const restored = await sendApi('POST', '/api/ideas/{id}/restore', { id: idea.id, body: { version } });
    editor.adopt(restored, `restoring version ${version}`);
    onClose();
  }, 'Failed to update idea');
  return (
    <Dialog title="Versions" onClose={onClose}>
      <div className="dialog-body stack">
        {banner}
        <ReadStates
          what="versions"
          rows={versions.data && former}
          read={versions}
          loading={
            <p className="muted" role="status">
              Loading the versions…
            </p>
          }
          nothing={<p className="muted">This is the first version. Each change adds one here.</p>}
        >
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
        </ReadStates>
      </div>
    </Dialog>
  );
}
