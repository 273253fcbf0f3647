import { sendApi } from '../api/send-api';
import { Button } from '../components/actions/Button';
import { ToggleChoice } from '../components/filters/ToggleChoice';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { useApi } from '../api/queries/use-api';
import type { Platform, WatchedGames, Watchlist as List } from '../api/types';
import { Banner } from '../components/states/Banner';
import { CompareButton } from '../components/actions/CompareButton';
import { useQuestion } from '../components/dialogs/use-question';
import { ExportMenu } from '../components/export/ExportMenu';
import { FilterBar } from '../components/filters/FilterBar';
import { FilterSelect } from '../components/filters/FilterSelect';
import { ReadStates } from '../components/lists/ListStates';
import type { MenuAction } from '../components/actions/ActionMenu';
import { MoreMenu } from '../components/actions/MoreMenu';
import { PageHead } from '../components/page/PageHead';
import { PLATFORMS, SampleChip, STORE_NAMES } from '../components/text/chips';
import { capturedAgo, countNoun } from '../components/text/format';
import { useAddressParams } from '../components/page/address-params';
import { SubscribeDialog } from '../manage-digests/SubscribeDialog';
import { WatchlistDialog } from '../manage-watchlists/WatchlistDialog';
import { LISTS, LIST_NAMES } from '../rankings/filters';
import { COMPARE, ROUTES } from '../routes';
import { describeFilling } from './filling';
import { ListLinks } from './ListLinks';
import { RulesCard } from './RulesCard';
import { WatchedTable } from './WatchedTable';
import { describeEvent } from './watched-columns';

const PARAMS = { platform: { values: PLATFORMS }, list: { values: LISTS.map(({ type }) => type) } };

/** As wide as the text that follows, so that the line does not wrap late. */
const PLACE = '\u00a0'.repeat(32);

/** /admin/watchlists/{id}: the games of a watchlist in every market. */
export function Watchlist() {
  const { id = '' } = useParams();
  const [{ platform, list: rankingType }, change] = useAddressParams(PARAMS);
  const query = { ...(platform && { platform }), ...(rankingType && { rankingType }) };
  const read = useApi('/api/watchlists/{id}', { id });
  const games = useApi('/api/watchlists/{id}/games', { id, ...query });
  const list = read.data;
  return (
    <>
      <Head list={list} games={games.data} />
      <ListLinks current={id} />
      <ReadStates what="watchlist" rows={list} read={read}>
        {list?.broken && <Broken list={list} />}
        <FilterBar chosen={describeFilters(games.data)}>
          <ToggleChoice
            label="Store"
            value={games.data?.platform ?? platform}
            options={PLATFORMS.map((value) => [
              value,
              <>
                {STORE_NAMES[value]}
                <span className="muted">{countGames(games.data, value)}</span>
              </>,
              value,
            ])}
            onChange={(next) => change({ platform: next })}
          />
          <FilterSelect
            label="Chart"
            value={games.data?.rankingType ?? rankingType ?? 'revenue'}
            options={Object.entries(LIST_NAMES)}
            onChange={(next) => change({ list: next })}
          />
        </FilterBar>
        {list && <WatchedTable key={list.id} list={list} read={games} />}
        {list && !games.isPending && <RulesCard list={list} />}
      </ReadStates>
    </>
  );
}

/** Number of shown games in a store, for its toggle. */
const countGames = (data: WatchedGames | undefined, platform: Platform): string =>
  data ? ` ${data.games.filter(({ platforms }) => platforms.includes(platform)).length}` : '';

const describeFilters = (games: WatchedGames | undefined) => [
  games && STORE_NAMES[games.platform],
  games && LIST_NAMES[games.rankingType],
];

type OpenDialog = 'edit' | 'digest';

const listActions = (
  { mine, owner }: List,
  ask: (dialog: OpenDialog) => void,
  onDelete: () => void,
): MenuAction[] => [
  { icon: 'mail', label: 'Get a digest…', action: () => ask('digest') },
  { icon: 'edit', label: 'Edit', action: () => ask('edit') },
  {
    ...{ icon: 'trash', label: 'Delete', action: onDelete, disabled: !mine, danger: true },
    ...(!mine && { detail: `Only ${owner ?? 'its owner'} can delete it` }),
  },
];

function Head({ list, games }: { list: List | undefined; games: WatchedGames | undefined }) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const [askToDelete, question] = useDelete();
  return (
    <>
      <PageHead
        title={list?.name ?? 'Watchlist'}
        asOf={
          <>
            <span>{list ? countNoun(list.games, 'game') : PLACE}</span>
            <span>{list ? describeFilling(list) : PLACE}</span>
            <span>{list ? (list.shared ? 'Shared with the team' : 'Only you see it') : PLACE}</span>
            <span>{games?.capturedAt ? `Captured ${capturedAgo(games.capturedAt)}` : PLACE}</span>
            {games?.sample && <SampleChip />}
          </>
        }
        actions={
          <>
            {(!list || list.games >= COMPARE.least) && (
              <CompareButton
                size="medium"
                games={games?.games.slice(0, COMPARE.most).map(({ bundleId }) => bundleId) ?? []}
                {...(list && list.games > COMPARE.most && { label: `Compare the first ${COMPARE.most}` })}
              />
            )}
            <ExportMenu
              what="games"
              label="Export"
              disabled={!games?.games.length}
              fileName={`watchlist-${list?.name}`}
              content={() => (games ? games.games.map((game) => toExportRow(game, games.captures)) : [])}
            />
            <MoreMenu actions={list ? listActions(list, setDialog, () => askToDelete(list)) : []} />
          </>
        }
      />
      {list && dialog === 'edit' && <WatchlistDialog watchlist={list} onClose={() => setDialog(null)} />}
      {list && dialog === 'digest' && (
        <SubscribeDialog
          start={{ scope: 'watchlist', watchlistId: list.id }}
          onClose={() => setDialog(null)}
        />
      )}
      {question}
    </>
  );
}

function toExportRow(
  { ranks, lastEvent, installRange, iconUrl: _icon, trend: _trend, ...game }: WatchedGames['games'][number],
  captures: WatchedGames['captures'],
) {
  return {
    ...game,
    platforms: game.platforms.join(' '),
    ...Object.fromEntries(
      ranks.flatMap(({ country, rank, previousRank }, index) => [
        [`rank_${country}`, rank],
        [`previous_rank_${country}`, previousRank],
        [`captured_${country}`, captures[index]?.capturedAt],
      ]),
    ),
    installRange: installRange && `${Math.round(installRange.low)}-${Math.round(installRange.high)}`,
    lastEvent: lastEvent && describeEvent(lastEvent),
    lastEventAt: lastEvent?.occurredAt ?? null,
  };
}

function useDelete() {
  const navigate = useNavigate();
  const [ask, dialog] = useQuestion();
  const askToDelete = ({ id, name, shared }: List) =>
    ask({
      title: `Delete “${name}”?`,
      text: `${shared ? 'It is deleted for your team, too. ' : ''}Its games stay in the catalog. This action cannot be undone.`,
      confirmLabel: 'Delete',
      failed: 'The watchlist could not be deleted',
      done: `“${name}” was deleted.`,
      run: async () => {
        await sendApi('DELETE', '/api/watchlists/{id}', { id });
        void navigate(ROUTES.watchlists);
      },
    });
  return [askToDelete, dialog] as const;
}

/** Shown when the watchlist's tag was deleted. */
function Broken({ list }: { list: List }) {
  const [editing, setEditing] = useState(false);
  return (
    <>
      <Banner
        tone="note"
        title={list.broken ?? ''}
        action={<Button label="Choose another tag" size="small" onClick={() => setEditing(true)} />}
      >
        <p>The watchlist is empty until you choose another tag.</p>
      </Banner>
      {editing && <WatchlistDialog watchlist={list} onClose={() => setEditing(false)} />}
    </>
  );
}
