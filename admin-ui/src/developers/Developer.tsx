import { Button } from '../components/actions/Button';
import { useState } from 'react';
import { Link, useParams } from 'react-router';
import { AnalyzeBatchButton } from '../analysis/batch/AnalyzeBatchButton';
import { BatchJobs } from '../analysis/batch/BatchJobs';
import { useApi } from '../api/queries/use-api';
import type { Developer as Answer, DeveloperItem } from '../api/types';
import { Card } from '../components/page/Card';
import { EmptyState } from '../components/states/EmptyState';
import { ExportMenu } from '../components/export/ExportMenu';
import { GameIcon } from '../components/games/GameIcon';
import { ReadStates } from '../components/lists/ListStates';
import { PageHead } from '../components/page/PageHead';
import { SampleChip } from '../components/text/chips';
import { countNoun, formatCount, formatDate, isStale } from '../components/text/format';
import { ChangeLine } from '../events/ChangeLine';
import { NewRuleButton } from '../manage-rules/NewRuleButton';
import { NewWatchlistButton } from '../manage-watchlists/NewWatchlistButton';
import { gamePath, gamesPath } from '../routes';
import { DeveloperGames, DeveloperRanks } from './DeveloperTables';
import { ItemProofs } from './ItemProofs';

/** /admin/developers/{id}: a developer's games in stores and charts. */
export function Developer() {
  const { id = '' } = useParams();
  const read = useApi('/api/developers/{id}', { id });
  const { data } = read;
  return (
    <>
      <Head id={id} developer={data} />
      <BatchJobs />
      <ReadStates what="developer" rows={data} read={read}>
        {data && (
          <div className="with-panel">
            <div className="stack">
              <DeveloperGames games={data.list} />
              <DeveloperRanks allSample={data.sample} ranks={data.ranks} id={data.id} />
            </div>
            <aside className="stack" aria-label="About the developer">
              <Items developer={data} />
              <Changes developer={data} />
            </aside>
          </div>
        )}
      </ReadStates>
    </>
  );
}

function Head({ id, developer }: { id: string; developer: Answer | undefined }) {
  const names = developer?.names ?? [];
  const charting = developer?.list.filter(({ best }) => best && !isStale(best.capturedAt)).length ?? 0;
  return (
    <PageHead
      title={developer?.name ?? id}
      asOf={
        developer && (
          <>
            <span>{countNoun(developer.games, 'game')}</span>
            <span>{formatCount(charting)} in charts of the last 7 days</span>
            {names.length > 1 && (
              <span title="Names that differ only in case, punctuation or legal form count as one developer.">
                Stores write: {names.map(({ name, games }) => `${name} (${games})`).join(', ')}
              </span>
            )}
            {developer.sample && <SampleChip />}
          </>
        )
      }
      actions={
        developer && (
          <>
            <NewWatchlistButton
              size="medium"
              name={developer.name.slice(0, 80)}
              fill={{ kind: 'developer', developer: developer.id }}
            />
            <NewRuleButton scope={{ scope: 'developer', scopeId: developer.id, scopeName: developer.name }} />
            <ExportMenu
              what="games"
              label="Export"
              fileName={`developer-${developer.id}`}
              content={() => developer.list.map(toExportRow)}
            />
          </>
        )
      }
    />
  );
}

const toExportRow = ({
  best,
  launch,
  platforms,
  categories,
  iconUrl: _,
  ...game
}: Answer['list'][number]) => ({
  ...game,
  platforms: platforms.join(' '),
  categories: categories.join(', '),
  bestRank: best?.rankPosition ?? null,
  bestChart: best && [best.platform, best.country, best.rankingType, best.category].join(' '),
  firstSeen: launch?.at ?? null,
});

/** The mechanics and meta elements of the games; each count opens the evidence. */
function Items({ developer }: { developer: Answer }) {
  const [opened, setOpened] = useState<DeveloperItem | null>(null);
  const { items, analyzed, games, notAnalyzedIds } = developer;
  return (
    <Card title="Mechanics and meta elements">
      <div className="stack">
        <p className="text-13 muted">
          {formatCount(analyzed)} of {countNoun(games, 'game')} analyzed.
        </p>
        {items.length > 0 && (
          <ul className="stack close">
            {items.map((item) => (
              <li key={item.id} className="row between text-13">
                <span>
                  {item.name} {item.kind === 'meta' && <span className="muted">meta element</span>}
                </span>
                <button
                  type="button"
                  className="link-button"
                  aria-label={`${item.name}: ${item.games} of ${analyzed} games`}
                  onClick={() => setOpened(item)}
                >
                  {item.games} of {analyzed}
                </button>
              </li>
            ))}
          </ul>
        )}
        {notAnalyzedIds.length > 0 && (
          <AnalyzeBatchButton
            primary
            targets={[
              {
                label: 'Games of this developer',
                games: notAnalyzedIds.length,
                scope: { bundleIds: notAnalyzedIds },
              },
            ]}
          >
            Analyze the rest
          </AnalyzeBatchButton>
        )}
      </div>
      {opened && <ItemProofs developer={developer} item={opened} onClose={() => setOpened(null)} />}
    </Card>
  );
}

const SHOWN_CHANGES = 10;

function Changes({ developer: { changes, name, sample: allSample } }: { developer: Answer }) {
  const [all, setAll] = useState(false);
  return (
    <Card title="Latest changes" mark={!allSample && changes.some(({ sample }) => sample) && <SampleChip />}>
      {changes.length === 0 ? (
        <EmptyState title="No changes yet">
          New games, number ones and store page changes appear here. For daily moves, open the{' '}
          <Link className="link" to={gamesPath(name)}>
            list of games
          </Link>
          .
        </EmptyState>
      ) : (
        <ol className="stack">
          {(all ? changes : changes.slice(0, SHOWN_CHANGES)).map((change) => (
            <li key={change.id} className="row start">
              <GameIcon url={change.iconUrl} title={change.title} size="small" />
              <div className="grow stack close text-13">
                <span className="row wrap">
                  <Link className="link" to={gamePath(change.bundleId!)}>
                    <b dir="auto">{change.title}</b>
                  </Link>
                  <span className="muted text-12">{formatDate(change.occurredAt)}</span>
                </span>
                <ul>
                  <ChangeLine event={change} withMarket />
                </ul>
              </div>
            </li>
          ))}
        </ol>
      )}
      {changes.length > SHOWN_CHANGES && (
        <Button size="small" variant="text" aria-expanded={all} onClick={() => setAll(!all)}>
          {all ? 'Show fewer' : `Show all ${changes.length}`}
        </Button>
      )}
    </Card>
  );
}
