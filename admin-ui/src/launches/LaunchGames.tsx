import { Proof } from '../analysis/items/Proof';
import { Button } from '../components/actions/Button';
import { Dialog } from '../components/dialogs/Dialog';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useApi } from '../api/queries/use-api';
import limits from '../api/limits.json';
import type { LaunchGame, LaunchGroup } from '../api/types';
import type { LaunchesQuery, LaunchSelection } from '../api/charts/launches';
import { DeveloperLink } from '../components/games/DeveloperLink';
import { EmptyState } from '../components/states/EmptyState';
import { GameIcon } from '../components/games/GameIcon';
import { ReadStates } from '../components/lists/ListStates';
import { StoreText } from '../components/text/StoreText';
import { countNoun, formatDate } from '../components/text/format';
import { Sparkline } from '../rankings/Sparkline';
import { brainstormPath, gamePath } from '../routes';

export const useLaunchGames = (query: LaunchesQuery, selection: LaunchSelection) =>
  useApi('/api/trends/launches/games', { ...query, ...selection });

interface LaunchGamesProps {
  selection: LaunchSelection;
  query: LaunchesQuery;
  groups: LaunchGroup[];
  onClose: () => void;
}

/** The games behind a figure. */
export function LaunchGames({ selection, query, groups, onClose }: LaunchGamesProps) {
  const read = useLaunchGames(query, selection);
  const inputs = (read.data ?? [])
    .filter(({ analyzed }) => analyzed)
    .slice(0, limits.BrainstormRequestDto.inputs.maxItems);
  return (
    <Dialog title={nameSelection(selection, query, groups)} onClose={onClose}>
      <div className="dialog-body stack">
        <ReadStates
          what="games"
          rows={read.data}
          read={read}
          nothing={<EmptyState title="No games">No launch in this period matches.</EmptyState>}
        >
          <ol className="stack">
            {read.data?.map((game) => (
              <LaunchRow key={game.bundleId} game={game} query={query}>
                <LaunchFate game={game} />
              </LaunchRow>
            ))}
          </ol>
        </ReadStates>
        {inputs.length > 1 && (
          <div className="row end">
            <Button to={brainstormPath(inputs.map(({ bundleId }) => bundleId))} variant="contained">
              Brainstorm with the newest {inputs.length}
            </Button>
          </div>
        )}
      </div>
    </Dialog>
  );
}

function nameSelection(
  { week, after, days, group, without }: LaunchSelection,
  { by }: LaunchesQuery,
  groups: LaunchGroup[],
): string {
  if (week) {
    const name = `${by === 'release_date' ? 'Released' : 'First seen'} in the week of ${formatDate(week)}`;
    return after ? `${name}, in the chart ${countNoun(after, 'week')} later` : name;
  }
  if (days) return `First seen in the last ${days} days`;
  const nameGroup = (id: string | undefined) =>
    groups.find(({ kind, key }) => `${kind}:${key}` === id)?.name ?? 'All launches';
  return without ? `${nameGroup(group)} without ${nameGroup(without)}` : nameGroup(group);
}

/** A launched game with its date and ranks since. */
export function LaunchRow({
  game,
  query,
  children,
}: {
  game: LaunchGame;
  query: LaunchesQuery;
  children?: ReactNode;
}) {
  const { bundleId, title, developer, iconUrl, firstSeen, rank, trend, analyzed, mechanics } = game;
  return (
    <li className="row start far">
      <GameIcon url={iconUrl} title={title} />
      <div className="stack close grow">
        <Link
          className="plain-link"
          to={gamePath(bundleId, { platform: query.platform, country: query.country ?? 'us' })}
        >
          <StoreText as="b" className="break">
            {title}
          </StoreText>
        </Link>
        <span className="text-12 muted">
          {formatDate(firstSeen)}, {analyzed && `${mechanics[0] ?? 'no mechanic found'}, `}by{' '}
          <DeveloperLink name={developer} />
        </span>
        {children}
      </div>
      <div className="rank-side text-13">
        {rank === null ? <span className="muted">out</span> : <b>#{rank}</b>}
        <Sparkline trend={trend} />
      </div>
    </li>
  );
}

function LaunchFate({
  game: { state, days, firstRank, bestRank, rank, proof, releaseDate },
}: {
  game: LaunchGame;
}) {
  const stay = countNoun(days, 'day');
  const fate = {
    charting: `In the chart since, ${stay} so far.`,
    left: `Gone after ${stay}${rank === null ? '' : ', and back since'}.`,
    gap: `In the chart for ${stay}, until captures paused.`,
  }[state];
  return (
    <>
      <span className="text-12">
        Entered at #{firstRank}, best #{bestRank}. {fate}
        {releaseDate && ` Released ${formatDate(releaseDate)}.`}
      </span>
      {proof && <Proof finding={proof} />}
    </>
  );
}
