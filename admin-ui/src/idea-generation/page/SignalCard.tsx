import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { readApi } from '../../api/queries/use-api';
import type { Idea, IdeaSignal } from '../../api/types';
import { Bar } from '../../components/figures/Bar';
import { Card } from '../../components/page/Card';
import { CompareButton } from '../../components/actions/CompareButton';
import { ReadStates } from '../../components/lists/ListStates';
import { StoreText } from '../../components/text/StoreText';
import { SampleChip } from '../../components/text/chips';
import { formatCount, formatDate, formatPercent } from '../../components/text/format';
import { gamePath } from '../../routes';
import { ideaFactsKey } from '../idea-cache';

/** What the charts say about the idea, in four independent measures that are never added up. */
export function SignalCard({ idea }: { idea: Idea }) {
  const read = useQuery({
    queryKey: [...ideaFactsKey(idea.id), 'signal'],
    queryFn: ({ signal }) => readApi('/api/ideas/{id}/signal', { id: idea.id }, signal),
  });
  const { data } = read;
  return (
    <Card
      title="Market signal"
      mark={data?.sample && <SampleChip />}
      aside={data && <span className="text-12 muted">{describeScope(data)}</span>}
      bare
    >
      <ReadStates
        what="market signal"
        rows={data}
        read={read}
        loading={
          <p className="card-body text-13 muted" role="status">
            Comparing with the charts…
          </p>
        }
      >
        {data && (
          <div aria-busy={read.isFetching}>
            {data.notEnough ? (
              <p className="card-body text-13 break">
                <b>Not comparable.</b> <span className="muted">{data.notEnough}</span>
              </p>
            ) : (
              <div className="cells">
                <Shares signal={data} />
                <Crowding signal={data} />
                <Newcomers signal={data} />
                <Nearest signal={data} idea={idea} />
              </div>
            )}
            <p className="pad text-12 muted break">{describeMissing(data)}</p>
          </div>
        )}
      </ReadStates>
    </Card>
  );
}

/** "US, Android and iOS · 22 Nov 2026 against 23 Oct 2026". */
function describeScope({ scope, capturedAt, comparedFrom }: IdeaSignal): string {
  const days = [capturedAt, comparedFrom].flatMap((at) => (at ? [formatDate(at)] : []));
  return [scope, days.join(' against ')].filter(Boolean).join(' · ');
}

function describeMissing({ charting, analysed, unknown }: IdeaSignal): string {
  const missing = charting - analysed;
  return [
    'Four separate signals, not one score.',
    missing > 0 &&
      `${formatCount(missing)} of ${formatCount(charting)} charting games have no analysis yet and are missing here.`,
    unknown.length > 0 &&
      `Not compared, because no mechanic was recognized: ${unknown.map((item) => item.replace(/\.$/, '')).join(' · ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

function Part({ title, n, children }: { title: string; n: string; children: ReactNode }) {
  return (
    <section className="stack tight" aria-label={title}>
      <div className="row between">
        <h3 className="text-13">{title}</h3>
        <span className="text-12 muted">{n}</span>
      </div>
      {children}
    </section>
  );
}

function Shares({ signal: { shares, days } }: { signal: IdeaSignal }) {
  const longest = Math.max(
    ...shares.items.flatMap(({ share, shareBefore }) => [share ?? 0, shareBefore ?? 0]),
  );
  const scale = (share: number | null) => (share === null ? null : share / Math.max(longest, 0.01));
  return (
    <Part title="Share of the charts" n={`n = ${formatCount(shares.n)} analyzed`}>
      {shares.items.length === 0 && <p className="text-13 muted">None of its mechanics was recognized.</p>}
      <ul className="stack tight text-12">
        {shares.items.map(({ id, name, games, share, shareBefore, change }) => (
          <li key={id} className="bar-row" title={`${games} of ${shares.n} games`}>
            <span className="cut">{name}</span>
            <Bar share={scale(share)} tick={scale(shareBefore)} />
            <b>{share === null ? 'Too few' : formatPercent(share)}</b>
            <span className="muted">{describeChange(change)}</span>
          </li>
        ))}
      </ul>
      {days !== null && <p className="text-12 muted">Bar: share today. Tick: {days} days ago.</p>}
    </Part>
  );
}

function describeChange(change: number | null): string {
  if (change === null) return '';
  const points = Math.round(Math.abs(change));
  if (points === 0) return '±0 pts';
  return `${change > 0 ? '+' : '−'}${points} ${points === 1 ? 'pt' : 'pts'}`;
}

function Crowding({ signal: { crowding } }: { signal: IdeaSignal }) {
  return (
    <Part title="Crowding" n={`n = ${formatCount(crowding.n)} analyzed`}>
      {crowding.pairs.length === 0 && (
        <p className="text-13 muted">Needs two recognized items to look for games that combine them.</p>
      )}
      {crowding.pairs.map(({ ids, names, games, examples }) => (
        <div key={ids.join()} className="text-13">
          <p>
            <b>{formatCount(games)}</b>{' '}
            <span className="muted">
              {games === 1 ? 'game pairs' : 'games pair'} {names.join(' with ')}
            </span>
          </p>
          <Games games={examples} more={games - examples.length} />
        </div>
      ))}
    </Part>
  );
}

function Newcomers({ signal: { newcomers } }: { signal: IdeaSignal }) {
  const { n, sharing, since, days, examples } = newcomers;
  if (n === null || sharing === null) {
    return (
      <Part title="Newcomers" n={`last ${days} days`}>
        <p className="text-13 muted">Unknown yet: not every one of these charts was captured earlier.</p>
      </Part>
    );
  }
  return (
    <Part title="Newcomers" n={`n = ${formatCount(n)}`}>
      <p className="text-13">
        <b>{formatCount(sharing)}</b>{' '}
        <span className="muted">
          of {formatCount(n)} new{since && ` since ${formatDate(since)}`} {sharing === 1 ? 'shares' : 'share'}{' '}
          a mechanic with this idea
        </span>
      </p>
      <Games games={examples} more={sharing - examples.length} />
    </Part>
  );
}

function Games({ games, more }: { games: { bundleId: string; title: string }[]; more: number }) {
  if (games.length === 0) return null;
  // A game in both stores is listed once.
  const named = games.filter(({ title }, at) => games.findIndex((game) => game.title === title) === at);
  return (
    <p className="row wrap text-12">
      {named.map(({ bundleId, title }) => (
        <Link key={bundleId} className="link" to={gamePath(bundleId)}>
          <StoreText>{title}</StoreText>
        </Link>
      ))}
      {more > 0 && <span className="muted">{formatCount(more)} more</span>}
    </p>
  );
}

function Nearest({ signal: { nearest }, idea }: { signal: IdeaSignal; idea: Idea }) {
  // A game in both stores may be listed under its other id.
  const near = new Set(nearest.games.flatMap(({ bundleId, title }) => [bundleId, title]));
  const absent = idea.sources.filter(
    ({ type, sourceId, name }) => type === 'game' && sourceId && !near.has(sourceId) && !near.has(name),
  );
  return (
    <Part title="Nearest games" n={`items in common, n = ${formatCount(nearest.n)}`}>
      {nearest.games.length === 0 && (
        <p className="text-13 muted">No charting game shares a recognized item with this idea.</p>
      )}
      <ol className="stack tight text-12">
        {nearest.games.map(({ bundleId, title, shared, extra, difference }) => {
          const items = shared.length + extra.length;
          return (
            <li key={bundleId} className="bar-row" title={difference}>
              <Link className="link cut" to={gamePath(bundleId)}>
                <StoreText>{title}</StoreText>
              </Link>
              <Bar share={shared.length / Math.max(items, 1)} />
              <b>
                {shared.length} of {items}
              </b>
            </li>
          );
        })}
      </ol>
      {nearest.games.length > 0 && (
        <CompareButton
          ideas={[idea.id]}
          games={nearest.games.slice(0, 3).map(({ bundleId }) => bundleId)}
          label="Compare with the nearest"
        />
      )}
      {absent.length > 0 && (
        <p className="text-12 muted break">
          A source, but not among the nearest: {absent.map(({ name }) => name).join(', ')}.
        </p>
      )}
    </Part>
  );
}
