import { GameLine } from '../components/games/GameLine';
import { Button } from '../components/actions/Button';
import { IconButton } from '../components/actions/IconButton';
import { useListContext } from 'react-admin';
import { Link, useLocation } from 'react-router';
import { AnalyzeBatchButton } from '../analysis/batch/AnalyzeBatchButton';
import { exportTaggedGames } from '../api/games/tags';
import type { Game, Tag, TaggedGame } from '../api/types';
import { useAuth } from '../auth/auth-context';
import { AddressedList } from '../components/lists/AddressedList';
import { Card } from '../components/page/Card';
import { CompareButton } from '../components/actions/CompareButton';
import { EmptyState } from '../components/states/EmptyState';
import { TableSkeleton } from '../components/states/Skeleton';
import { ExportMenu } from '../components/export/ExportMenu';
import { FilterSelect } from '../components/filters/FilterSelect';
import { LoadError } from '../components/states/LoadError';
import { formatDateTime, timeAgo } from '../components/text/format';
import { ListPager } from '../components/lists/list-parts';
import { NewRuleButton } from '../manage-rules/NewRuleButton';
import { NewWatchlistButton } from '../manage-watchlists/NewWatchlistButton';
import { COMPARE, gamePath } from '../routes';
import { nameOwner, listSharedNames } from '../manage-tags/tag-names';

const PER_PAGE = 25;

interface TaggedGamesProps {
  /** Everyone's tags; undefined while loading. */
  tags: Tag[] | undefined;
  /** The selected tag, then further ones that games must have. */
  tagIds: string[];
  onTags: (tagIds: string[]) => void;
}

const SORTS = { title: 'ASC' } as const;

/** The games with the selected tag, or with all of several. */
export function TaggedGames({ tags, tagIds, onTags }: TaggedGamesProps) {
  const chosen = tagIds.flatMap((id) => tags?.find((tag) => tag.id === id) ?? []);
  const someDeleted = tags !== undefined && chosen.length < tagIds.length;
  const ids = chosen.map(({ id }) => id);
  if (tagIds.length === 0 || someDeleted) {
    return (
      <section className="card" aria-label="Games of a tag">
        <EmptyState
          heading="h2"
          title="Select a tag to view games"
          action={
            chosen.length > 0 && (
              <Button size="small" onClick={() => onTags(ids)}>
                Show the games of “{chosen[0]?.name}”
              </Button>
            )
          }
        >
          {someDeleted ? 'This tag no longer exists.' : 'Its games appear here.'}
        </EmptyState>
      </section>
    );
  }

  // A single tag has its own route with the tagging time; several tags filter the games list.
  const several = tagIds.length > 1;
  return (
    <AddressedList
      key={tagIds.join()}
      resource={several ? 'games' : `tags/${tagIds[0]}/games`}
      perPage={PER_PAGE}
      sorts={SORTS}
      {...(several && { filter: { tagId: tagIds } })}
    >
      <CarryingGames tags={tags ?? []} chosen={chosen} onTags={onTags} />
    </AddressedList>
  );
}

interface CarryingGamesProps {
  tags: Tag[];
  /** Empty while loading. */
  chosen: Tag[];
  onTags: (tagIds: string[]) => void;
}

function CarryingGames({ tags, chosen, onTags }: CarryingGamesProps) {
  const {
    data,
    total = 0,
    error,
    isFetching,
    isPlaceholderData,
    refetch,
  } = useListContext<TaggedGame | Game>();
  const ids = chosen.map(({ id }) => id);
  const names = chosen.map(({ name }) => `"${name}"`).join(', ');
  const title = chosen.length > 0 ? `Games in ${names}` : 'Games';
  return (
    <Card
      bare
      title={title}
      aside={
        total > 0 ? (
          <div className="row wrap">
            <CompareButton
              games={(data ?? []).slice(0, COMPARE.most).map(({ bundleId }) => bundleId)}
              {...(total > COMPARE.most && { label: `Compare the first ${COMPARE.most}` })}
            />
            {chosen.length === 1 && chosen[0] && (
              <NewRuleButton
                size="small"
                scope={{ scope: 'tag', scopeId: chosen[0].id, scopeName: chosen[0].name }}
              />
            )}
            <NewWatchlistButton
              name={chosen
                .map(({ name }) => name)
                .join(', ')
                .slice(0, 80)}
              fill={
                ids.length === 1
                  ? { kind: 'tag', tagId: ids[0]! }
                  : { kind: 'filter', filter: { tagId: ids } as never }
              }
            />
            {ids.length === 1 && ids[0] && (
              <AnalyzeBatchButton
                size="small"
                targets={[{ label: `the tag ${names}`, games: total, scope: { tagId: ids[0] } }]}
              >
                Analyze all games in this tag
              </AnalyzeBatchButton>
            )}
            <ExportMenu
              size="small"
              label="Export Games"
              what="games"
              fileName={`games in ${chosen.map(({ name }) => name).join(' ')}`}
              hasParquet
              content={(format) => exportTaggedGames(ids, format)}
            />
          </div>
        ) : undefined
      }
    >
      <NarrowByTags tags={tags} chosen={chosen} onTags={onTags} />
      {error && !data ? (
        <div className="card-body">
          <LoadError
            title={ids.length > 1 ? 'Failed to fetch games' : 'Failed to fetch games for tag'}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        </div>
      ) : !data ? (
        <TableSkeleton label="Loading the games" icons />
      ) : total === 0 ? (
        <EmptyState title="No games in this tag">
          {ids.length > 1
            ? 'No game carries all of these tags.'
            : 'Open a game and choose Manage Tags, or select several in the rankings.'}
        </EmptyState>
      ) : (
        <>
          <ul style={{ padding: 'var(--s-1)' }} aria-busy={isPlaceholderData}>
            {data.map((game) => (
              <TaggedGameRow key={game.id} game={game} />
            ))}
          </ul>
          <ListPager />
        </>
      )}
    </Card>
  );
}

/** Further tags that the games must have. */
function NarrowByTags({ tags, chosen, onTags }: CarryingGamesProps) {
  const me = useAuth().user?.id;
  const ids = chosen.map(({ id }) => id);
  const shared = listSharedNames(tags);
  const further = tags
    .filter(({ id }) => !ids.includes(id))
    .map((tag) => [tag.id, shared(tag) ? `${tag.name} (by ${nameOwner(tag, me)})` : tag.name] as const);
  if (further.length === 0 && ids.length < 2) return null;
  return (
    <div className="ruled row wrap far pad">
      {chosen.slice(1).map((tag) => (
        <span key={tag.id} className="chip on removable">
          and <bdi>{tag.name}</bdi>
          <IconButton
            icon="close"
            label={`Without ${tag.name}`}
            onClick={() => onTags(ids.filter((id) => id !== tag.id))}
          />
        </span>
      ))}
      {further.length > 0 && (
        <FilterSelect
          label="Also tagged"
          value=""
          none="any"
          options={further}
          onChange={(id) => id && onTags([...ids, id])}
        />
      )}
    </div>
  );
}

/** Links to the game's page, which links back. */
function TaggedGameRow({ game }: { game: TaggedGame | Game }) {
  const { pathname, search } = useLocation();
  return (
    <li>
      <Link
        className="hit row far"
        to={gamePath(game.bundleId, ('rankedIn' in game && game.rankedIn) || undefined)}
        state={{ from: pathname + search }}
      >
        <GameLine game={game} strong />
        {'taggedAt' in game && (
          <span className="text-12 muted wide-only" title={formatDateTime(game.taggedAt)}>
            tagged {timeAgo(game.taggedAt)}
          </span>
        )}
      </Link>
    </li>
  );
}
