import { Ago } from '../../components/text/Ago';
import { Button } from '../../components/actions/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { listIdeaVersions } from '../../api/ideas/ideas';
import { keepWithin } from '../../api/queries/keep-within';
import type { Idea } from '../../api/types';
import { Card } from '../../components/page/Card';
import { LoadError } from '../../components/states/LoadError';
import { Chip } from '../../components/text/chips';
import { useScreenActions } from '../../components/actions/screen-actions';
import { diffIdeas, describeDifference } from '../idea-content';
import type { IdeaEditor } from '../editor/idea-editor';
import { VersionsDialog } from './VersionsDialog';

const SHOWN = 4;

/** The latest versions, and a link to all of them. */
export function VersionsCard({ idea, editor }: { idea: Idea; editor: IdeaEditor }) {
  const [open, setOpen] = useState(false);
  const versions = useQuery({
    queryKey: ['ideas', 'versions', idea.id, idea.version],
    queryFn: ({ signal }) => listIdeaVersions(idea.id, signal),
    placeholderData: keepWithin(['ideas', 'versions', idea.id]),
  });
  useScreenActions([{ icon: 'history', label: 'Versions', keys: 'v', run: () => setOpen(true) }]);
  const former = versions.data?.filter(({ version }) => version < idea.version) ?? [];
  const steps = [{ ...idea, createdAt: idea.updatedAt }, ...former];
  return (
    <Card
      title="Versions"
      mark={<Chip>{idea.version}</Chip>}
      aside={<Button icon="history" label="All versions" size="small" onClick={() => setOpen(true)} />}
      bare
    >
      {versions.isError && !versions.data && (
        <div className="card-body">
          <LoadError title="Couldn't load the versions" error={versions.error} onRetry={versions.refetch} />
        </div>
      )}
      <ol className="lines text-13">
        {steps.slice(0, SHOWN).map((step, at) => {
          const before = steps[at + 1];
          return (
            <li key={step.version} className="row between">
              <span className="grow break">
                <span className="muted">v{step.version}</span>{' '}
                {before ? describeDifference(diffIdeas(before, step)) : describeStart(idea, step.version)}
              </span>
              <Ago at={step.createdAt} />
            </li>
          );
        })}
      </ol>
      {open && (
        <VersionsDialog idea={idea} editor={editor} versions={versions} onClose={() => setOpen(false)} />
      )}
    </Card>
  );
}

function describeStart({ engine }: Idea, version: number): string {
  if (version > 1) return 'changed';
  return engine === null ? 'created manually' : 'saved from a brainstorm';
}
