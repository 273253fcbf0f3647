import { Button } from '../../components/actions/Button';
import { useQuery } from '@tanstack/react-query';
import { readBriefMarkdown } from '../../api/ideas/ideas';
import { readApi } from '../../api/queries/use-api';
import type { IdeaBrief } from '../../api/types';
import { useAction } from '../../components/actions/use-action';
import { ReadStates } from '../../components/lists/ListStates';
import { PageHead } from '../../components/page/PageHead';
import { toJsonFile, saveFile } from '../../components/export/save-file';
import { ideaFactsKey } from '../idea-cache';
import { BriefSheet } from './BriefSheet';
import '../ideas.css';
import { truncate } from '../../components/text/truncate';

interface BriefPageProps {
  id: string;
  onBack: () => void;
}

/** A one-page summary of an idea, to print or export as Markdown or JSON. */
export function BriefPage({ id, onBack }: BriefPageProps) {
  const read = useQuery({
    queryKey: [...ideaFactsKey(id), 'brief'],
    queryFn: ({ signal }) => readApi('/api/ideas/{id}/brief', { id }, signal),
    staleTime: 0,
  });
  const { data } = read;
  const markdown = useAction(
    async ({ name }: IdeaBrief) => saveFile(await readBriefMarkdown(id), `${fileName(name)}.md`),
    'The brief could not be exported',
  );
  return (
    <div className="brief-page stack">
      <PageHead
        title="Brief"
        asOf={<span>One-page summary for decision makers</span>}
        actions={
          <>
            <Button icon="back" label="Back to the idea" variant="text" onClick={onBack} />
            <Button
              icon="download"
              disabled={!data || markdown.busy}
              onClick={() => data && void markdown.run(data)}
            >
              Markdown
            </Button>
            <Button
              icon="download"
              label="JSON"
              disabled={!data}
              onClick={() => data && saveFile(toJsonFile(data), `${fileName(data.name)}.json`)}
            />
            <Button icon="print" label="Print" primary disabled={!data} onClick={() => window.print()} />
          </>
        }
      />
      <ReadStates
        what="brief"
        rows={data}
        read={read}
        loading={
          <p className="muted" role="status">
            Writing the brief…
          </p>
        }
      >
        {data && <BriefSheet brief={data} />}
      </ReadStates>
    </div>
  );
}

/** A name that is valid on every file system. */
function fileName(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return `${truncate(plain, 60) || 'idea'}-brief`;
}
