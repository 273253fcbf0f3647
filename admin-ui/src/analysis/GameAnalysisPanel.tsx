import { Button } from '../components/actions/Button';
import { Suspense, useState } from 'react';
import type { Analysis, GameDetail } from '../api/types';
import { Banner } from '../components/states/Banner';
import { Card } from '../components/page/Card';
import { Icon } from '../components/text/Icon';
import { SampleChip } from '../components/text/chips';
import { formatDateTime } from '../components/text/format';
import { lazyScreen } from '../components/states/lazy-screen';
import { useScreenActions } from '../components/actions/screen-actions';
import { AnalysisDetails, AnalysisItems } from './items/AnalysisItems';
import { AnalysisMenu } from './AnalysisMenu';
import { AnalysisRunning } from './AnalysisRunning';
import type { Light } from './items/Evidence';
import { NotAnalyzed } from './NotAnalyzed';
import { describeEngineVersion, describeSource } from './engines/engine-labels';
import { useAnalyze } from './use-analyze';
import { useEngines } from './engines/use-engines';
import { useFeedback } from './items/use-feedback';

const AddItemDialog = lazyScreen(() => import('./items/AddItemDialog').then((file) => file.AddItemDialog));
const VersionsDialog = lazyScreen(() =>
  import('./versions/VersionsDialog').then((file) => file.VersionsDialog),
);

interface GameAnalysisPanelProps {
  game: GameDetail;
  /** Highlights sentences in the page's description; null removes the highlight. */
  onEvidence?: Light;
}

/** The latest analysis of the game, and the button that runs one. */
export function GameAnalysisPanel({ game, onEvidence }: GameAnalysisPanelProps) {
  const { bundleId, analysis } = game;
  const { engines, chosen, builtIn, choose } = useEngines();
  const { run, problem, answer, analyze, stopWaiting } = useAnalyze(bundleId);
  const feedback = useFeedback(analysis?.id ?? '', bundleId);
  const [versions, setVersions] = useState(false);
  const [adding, setAdding] = useState(false);
  const busy = run !== null;
  useScreenActions(busy ? [] : [{ icon: 'ai', label: 'Analyze Game', run: () => void analyze(chosen) }]);

  return (
    <Card
      title="Game Analysis"
      mark={analysis?.sample && <SampleChip small title="Made from a sample text, not from a store page." />}
      bare
      aside={
        <div className="row" style={{ flex: 'none' }}>
          <Button size="small" primary disabled={busy} onClick={() => void analyze(chosen)}>
            <Icon name={busy ? 'refresh' : 'ai'} className={busy ? 'turning' : ''} />
            {busy ? 'Analyzing...' : 'Analyze Game'}
          </Button>
          <AnalysisMenu
            engines={engines}
            chosen={chosen}
            onChoose={choose}
            onFresh={() => void analyze(chosen, true)}
            onVersions={analysis ? () => setVersions(true) : undefined}
            busy={busy}
          />
        </div>
      }
    >
      {run && <AnalysisRunning {...run} onStopWaiting={stopWaiting} />}
      {(problem || feedback.banner || answer) && (
        <div className="stack tight pad">
          {problem && (
            <Banner
              tone="error"
              title={problem.title}
              action={
                problem.offerBuiltIn && builtIn ? (
                  <Button size="small" onClick={() => void analyze(builtIn)}>
                    Use the built-in engine
                  </Button>
                ) : (
                  <Button label="Retry" size="small" onClick={() => void analyze(chosen)} />
                )
              }
            >
              <p>{problem.hint}</p>
            </Banner>
          )}
          {feedback.banner}
          {answer && <AnswerNotes answer={answer} onFresh={() => void analyze(chosen, true)} />}
        </div>
      )}
      {analysis ? (
        <div className="card-body stack" aria-busy={busy}>
          {(['mechanics', 'metaElements'] as const).map((kind) => (
            <AnalysisItems
              key={kind}
              kind={kind}
              items={analysis[kind]}
              unreadLanguage={
                kind === 'mechanics' && analysis.metaElementsOnly ? analysis.language : undefined
              }
              onEvidence={onEvidence}
              by={feedback}
            />
          ))}
          <Button icon="plus" label="Add a missing item" size="small" onClick={() => setAdding(true)} />
          {analysis.details && <AnalysisDetails details={analysis.details} onEvidence={onEvidence} />}
        </div>
      ) : (
        !busy && !problem && <NotAnalyzed />
      )}
      <footer className="stack close pad foot text-12 muted">
        {analysis ? (
          <>
            <span>Last analyzed: {formatDateTime(analysis.analyzedAt)}</span>
            {describeSource(analysis) && <span>{describeSource(analysis)}</span>}
            <span className="row wrap">
              {describeEngineVersion(analysis)}
              {analysis.version > 1 && (
                <button type="button" className="link-button" onClick={() => setVersions(true)}>
                  Compare versions
                </button>
              )}
            </span>
          </>
        ) : (
          'Not analyzed yet'
        )}
      </footer>
      <Suspense>
        {versions && <VersionsDialog game={game} onClose={() => setVersions(false)} />}
        {adding && analysis && (
          <AddItemDialog analysis={analysis} bundleId={bundleId} onClose={() => setAdding(false)} />
        )}
      </Suspense>
    </Card>
  );
}

interface AnswerNotesProps {
  answer: Analysis;
  onFresh: () => void;
}

/** Notes about the latest response. */
function AnswerNotes({ answer, onFresh }: AnswerNotesProps) {
  const { notes = [], reused } = answer;
  if (!reused && notes.length === 0) return null;
  return (
    <Banner
      tone="note"
      title={reused ? 'The text hasn’t changed' : 'About this analysis'}
      action={reused && <Button label="Re-run" size="small" onClick={onFresh} />}
    >
      {reused && <p>Showing the saved result for the same text.</p>}
      {notes.map((note) => (
        <p key={note}>{note}</p>
      ))}
    </Banner>
  );
}
