import { Button } from '../components/actions/Button';
import { IconButton } from '../components/actions/IconButton';
import { useGetManyAggregate } from 'react-admin';
import { Link, useLocation } from 'react-router';
import type { Game, IdeaRow } from '../api/types';
import { Bar } from '../components/figures/Bar';
import { GameIcon } from '../components/games/GameIcon';
import { countNoun, formatDateTime, formatLocalDate, formatPercent } from '../components/text/format';
import { None, textColumn, timeColumn, type Column } from '../components/table/columns';
import { ideaPath } from '../routes';
import { LISTS, describeCount } from './idea-content';
import { IdeaStatusChip } from './status';
import { useTeamActions } from './use-team';

const NOT_COMPARABLE = 'Not comparable: its charts or items are unknown.';

/** A column for a figure of the signal; empty when unknown. */
const figureColumn = (
  label: string,
  key: 'share' | 'change' | 'alike' | 'newcomers',
  format: (value: number) => string,
  title: (signal: NonNullable<IdeaRow['signal']>) => string,
): Column<IdeaRow> => ({
  label,
  key,
  sort: key,
  ...(key === 'alike' && { sortFirst: 'ASC' as const }),
  width: 62,
  end: true,
  value: ({ signal }) => signal?.[key] ?? null,
  title: ({ signal }) => (signal ? title(signal) : NOT_COMPARABLE),
  cell: ({ signal }) => {
    const value = signal?.[key] ?? null;
    if (value === null) return <None />;
    const length = Math.min(1, Math.abs(value) / FULL[key]);
    // Changes grow left or right from the center.
    const [from, width] = key === 'change' ? [value < 0 ? 0.5 - length / 2 : 0.5, length / 2] : [0, length];
    return (
      <span className="stack close">
        {format(value)}
        <Bar share={width} from={from} className="on-rows" />
      </span>
    );
  },
});

/** Values that fill the bar; the exact figure stands above it. */
const FULL = { share: 0.4, change: 15, alike: 10, newcomers: 6 };

const formatPoints = (change: number): string =>
  `${change > 0 ? '+' : change < 0 ? '−' : ''}${Math.abs(Math.round(change))}`;

/** The columns of the idea list, in order; `onDelete` opens the confirmation. */
export const listColumns = (onDelete: (idea: IdeaRow) => void): Column<IdeaRow>[] => [
  {
    label: 'Idea',
    key: 'name',
    sort: 'name',
    sortFirst: 'ASC',
    value: ({ name }) => name,
    cell: (idea) => <IdeaName idea={idea} />,
  },
  textColumn(({ setting }) => setting, {
    label: 'Setting',
    bareOnCards: true,
    key: 'setting',
    width: 108,
    className: '',
    cell: ({ setting }) =>
      setting ? (
        <span className="clamp short" dir="auto">
          {setting}
        </span>
      ) : (
        <None />
      ),
  }),
  {
    label: 'Sources',
    key: 'sources',
    width: 100,
    value: ({ sources }) => sources.map(({ name }) => name).join(', '),
    title: ({ sources }) => sources.map(({ name }) => name).join(', ') || undefined,
    cell: ({ sources }) => <SourceIcons sources={sources} />,
  },
  figureColumn(
    'Share',
    'share',
    formatPercent,
    ({ mechanic, n }) => `${mechanic ?? 'No mechanic'}: share of ${n} analyzed charting games`,
  ),
  figureColumn(
    'Change',
    'change',
    formatPoints,
    ({ mechanic }) => `${mechanic ?? 'No mechanic'}: percentage points`,
  ),
  figureColumn(
    'Similar',
    'alike',
    String,
    ({ n }) => `Of ${n} analyzed charting games, with two of its items`,
  ),
  { ...figureColumn('Newcomers', 'newcomers', String, () => 'Newcomers that share a mechanic'), head: 'New' },
  {
    label: 'Status',
    key: 'status',
    width: 108,
    value: ({ status }) => status,
    title: ({ statusReason }) => statusReason ?? undefined,
    cell: ({ status, statusReason }) => (
      <span className="stack close">
        <span>
          <IdeaStatusChip status={status} />
        </span>
        {statusReason && <span className="cut text-12 muted">{statusReason}</span>}
      </span>
    ),
  },
  {
    label: 'Votes',
    key: 'votes',
    sort: 'votes',
    width: 76,
    value: ({ team }) => team.votes,
    title: ({ team }) => countNoun(team.comments, 'comment'),
    cell: (idea) => <VoteButton idea={idea} />,
  },
  timeColumn(({ updatedAt }) => updatedAt, {
    label: 'Updated',
    key: 'updatedAt',
    sort: 'updatedAt',
    width: 92,
    title: ({ team, updatedAt }) => `${formatDateTime(updatedAt)}${team.mine ? '' : `, by ${team.owner}`}`,
  }),
  {
    label: 'Actions',
    labelHidden: true,
    width: 48,
    end: true,
    cell: (idea) =>
      idea.team.mine && (
        <IconButton icon="trash" label={`Delete ${idea.name}`} onClick={() => onDelete(idea)} />
      ),
  },
];

function IdeaName({ idea }: { idea: IdeaRow }) {
  const { pathname, search } = useLocation();
  const { pin } = useTeamActions();
  const { id, name, pitch, team, shared } = idea;
  return (
    <span className="row start">
      <IconButton
        icon="star"
        label={`Pin ${name}`}
        aria-pressed={team.pinned}
        title={team.pinned ? 'Unpin' : 'Pin to the top'}
        color={team.pinned ? 'primary' : 'default'}
        onClick={() => pin({ id, on: !team.pinned })}
      />
      <span className="grow stack close">
        <Link className="break" to={ideaPath(id)} state={{ from: pathname + search }} dir="auto">
          {name}
        </Link>
        {pitch && (
          <span className="clamp short text-13 muted" dir="auto">
            {pitch}
          </span>
        )}
        <span className="row wrap text-12 muted">
          {LISTS.map((list) => (
            <span key={list.list}>{describeCount(idea[list.list].length, list)}</span>
          ))}
          <span title={`Created ${formatDateTime(idea.createdAt)}`}>
            <span className="visually-hidden">Created </span>
            {formatLocalDate(idea.createdAt)}
          </span>
          {shared && <span>{team.mine ? 'shared' : `by ${team.owner}`}</span>}
        </span>
      </span>
    </span>
  );
}

/** Icons of the games that an idea was made from; other sources show their first letter. */
function SourceIcons({ sources }: Pick<IdeaRow, 'sources'>) {
  const ids = sources.flatMap(({ type, sourceId }) => (type === 'game' && sourceId ? [sourceId] : []));
  const { data: games } = useGetManyAggregate<Game>('games', { ids }, { enabled: ids.length > 0 });
  if (sources.length === 0) return <None title="Written, not brainstormed" />;
  return (
    <span className="row">
      {sources.map(({ name, sourceId }, at) => (
        <GameIcon
          key={at}
          size="small"
          title={name}
          url={games?.find((game) => game?.id === sourceId)?.iconUrl ?? null}
        />
      ))}
      <span className="visually-hidden">{sources.map(({ name }) => name).join(', ')}</span>
    </span>
  );
}

function VoteButton({ idea: { id, name, team } }: { idea: IdeaRow }) {
  const { vote } = useTeamActions();
  return (
    <Button
      icon="rise"
      label={team.votes}
      size="small"
      aria-pressed={team.voted}
      aria-label={`Vote for ${name}, ${countNoun(team.votes, 'vote')}`}
      color={team.voted ? 'primary' : 'inherit'}
      onClick={() => vote({ id, on: !team.voted })}
    />
  );
}
