import Button from '@mui/material/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { analyzeGame } from '../../api/analyses';
import { describeError } from '../../api/problem';
import { Banner } from '../../components/Banner';
import { LoadError } from '../../components/LoadError';
import { GameIcon } from '../../components/GameIcon';
import { Icon } from '../../components/Icon';
import { Chip } from '../../components/chips';
import { useCommand } from '../../components/use-command';
import type { SourceState } from './inputs';
import { sourceGameKey } from './use-sources';

/** What an input brings: its name, its mechanics, its meta elements. */
export function SourcePreview({ source, type }: { source: SourceState; type: 'idea' | 'game' }) {
  if (source.state === 'failed') {
    return (
      <LoadError title="Failed to update brainstorm input" onRetry={source.retry}>
        {source.problem}
      </LoadError>
    );
  }
  const known = source.state === 'ready' || source.state === 'not-analyzed';
  const ready = source.state === 'ready' ? source : null;
  return (
    <div className="well stack tight" aria-busy={source.state === 'loading'}>
      {known && (
        <div className="row">
          {type === 'game' && <GameIcon size="small" url={source.iconUrl} title={source.name} />}
          <b className="cut" title={source.name} dir="auto">
            {source.name}
          </b>
        </div>
      )}
      {source.state === 'loading' && (
        <p className="text-13 muted" role="status">
          Loading…
        </p>
      )}
      {source.state === 'not-analyzed' ? (
        <AnalyzeNow bundleId={source.bundleId} />
      ) : (
        <>
          <Items title="Core Mechanics" items={ready?.mechanics} />
          <Items title="Meta Elements" items={ready?.metaElements} />
        </>
      )}
    </div>
  );
}

function Items({ title, items }: { title: string; items: string[] | undefined }) {
  return (
    <>
      <span className="text-12 muted">{title}</span>
      {items && items.length > 0 ? (
        <ul className="row wrap break" aria-label={title}>
          {items.map((item, at) => (
            <li key={at}>
              <Chip>{item}</Chip>
            </li>
          ))}
        </ul>
      ) : (
        <span className="text-13 muted">{items ? 'None' : '—'}</span>
      )}
    </>
  );
}

/** A game is mixed by its mechanics, and only an analysis knows them. */
function AnalyzeNow({ bundleId }: { bundleId: string }) {
  const cache = useQueryClient();
  const analysis = useMutation({
    mutationFn: () => analyzeGame({ bundleId }),
    onError: (error) => console.error('The game could not be analyzed', error),
    onSuccess: () => cache.invalidateQueries({ queryKey: sourceGameKey(bundleId) }),
  });
  const { busy, run: analyze } = useCommand(() => analysis.mutateAsync().catch(() => undefined));
  return (
    <>
      {analysis.isError && (
        <Banner tone="error" title="Failed to analyze game">
          <p>{describeError(analysis.error)}</p>
        </Banner>
      )}
      <p className="text-13 muted">Not analyzed yet, so its mechanics are not known.</p>
      <div>
        <Button size="small" disabled={busy} onClick={() => void analyze()}>
          <Icon name={busy ? 'refresh' : 'ai'} className={busy ? 'turning' : undefined} />
          {busy ? 'Analyzing...' : 'Analyze Game'}
        </Button>
      </div>
    </>
  );
}
