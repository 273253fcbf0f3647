import { Button } from '../components/actions/Button';
import { Dialog } from '../components/dialogs/Dialog';
import { useApi } from '../api/queries/use-api';
import { readAnalysisMarkdown } from '../api/analyses/analyses';
import type { Analysis } from '../api/types';
import { LoadError } from '../components/states/LoadError';
import { GameIcon } from '../components/games/GameIcon';
import { StoreText } from '../components/text/StoreText';
import { SampleChip } from '../components/text/chips';
import { formatDateTime } from '../components/text/format';
import { saveFile } from '../components/export/save-file';
import { AnalysisDetails, AnalysisItems } from '../analysis/items/AnalysisItems';
import { describeEngineVersion, describeSource } from '../analysis/engines/engine-labels';
import { useAction } from '../components/actions/use-action';
import { useFeedback } from '../analysis/items/use-feedback';
import { gamePath } from '../routes';
import { Spinner } from '../components/states/Spinner';

interface AnalysisDialogProps {
  id: string;
  /** The list's row, if loaded. */
  known: Analysis | undefined;
  /** URL of this screen, for the game page's back link. */
  from: string;
  onClose: () => void;
}

/** An analysis in full. */
export function AnalysisDialog({ id, known, from, onClose }: AnalysisDialogProps) {
  const { data = known, error, refetch } = useApi('/api/analyses/{id}', { id });
  return (
    <Dialog title={data ? data.title || 'Unknown Game' : 'Analysis'} onClose={onClose} scroll="paper">
      {data ? (
        <Content analysis={data} from={from} />
      ) : (
        <div className="dialog-body">
          {error ? (
            <LoadError title="Failed to fetch analyses" error={error} onRetry={refetch} />
          ) : (
            <Spinner label="Loading the analysis" slow="Still loading the analysis." />
          )}
        </div>
      )}
    </Dialog>
  );
}

function Content({ analysis, from }: { analysis: Analysis; from: string }) {
  const feedback = useFeedback(analysis.id, analysis.bundleId);
  const { run: save } = useAction(
    async () => saveFile(await readAnalysisMarkdown(analysis.id), `${analysis.bundleId}-analysis.md`),
    'The analysis could not be exported',
  );
  return (
    <>
      <div className="dialog-body stack" tabIndex={-1}>
        <div className="row">
          <GameIcon url={analysis.iconUrl} title={analysis.title || 'Unknown Game'} />
          <div className="grow">
            <StoreText as="p" className="cut">
              {analysis.developer || 'Unknown Developer'}
            </StoreText>
            <p className="cut muted text-12">{analysis.bundleId}</p>
          </div>
          {analysis.sample && <SampleChip title="Made from a sample text, not from a store page." />}
        </div>
        {feedback.banner}
        {analysis.notes?.map((note) => (
          <p key={note} className="text-13 muted">
            {note}
          </p>
        ))}
        {(['mechanics', 'metaElements'] as const).map((kind) => (
          <AnalysisItems key={kind} kind={kind} items={analysis[kind]} by={feedback} />
        ))}
        {analysis.details && <AnalysisDetails details={analysis.details} />}
        <p className="text-12 muted">
          Analyzed on {formatDateTime(analysis.analyzedAt)}. {describeEngineVersion(analysis)}.
          {describeSource(analysis) && ` ${describeSource(analysis)}.`}
        </p>
      </div>
      <div className="dialog-foot">
        <Button icon="download" label="Markdown" onClick={() => void save()} />
        <Button label="Open the game" to={gamePath(analysis.bundleId)} state={{ from }} primary />
      </div>
    </>
  );
}
