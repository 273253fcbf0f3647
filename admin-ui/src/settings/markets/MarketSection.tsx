import { Button } from '../../components/actions/Button';
import { useState } from 'react';
import { sendApi } from '../../api/send-api';
import type { Market } from '../../api/types';
import { useAction } from '../../components/actions/use-action';
import { useQuestion } from '../../components/dialogs/use-question';
import { DataTable, type Column } from '../../components/table/DataTable';
import { Chip, STORE_NAMES } from '../../components/text/chips';
import { formatCount, formatDateTime, timeAgo } from '../../components/text/format';
import { SettingsList } from '../SettingsList';
import { MarketDialog } from './MarketDialog';

/** The collected countries, for administrators. */
export function MarketSection() {
  const [editing, setEditing] = useState<Market | 'new' | null>(null);
  const [askToRemove, dialog] = useRemove();
  const { change, busy } = usePause();
  return (
    <>
      <SettingsList<Market>
        resource="markets"
        sort={{ field: 'name', order: 'ASC' }}
        title="Markets"
        anchor="markets"
        description="The countries whose charts are collected, and when. Changes take effect immediately."
        what="markets"
        add={<Button icon="plus" label="Add market" size="small" onClick={() => setEditing('new')} />}
      >
        {() => (
          <DataTable<Market>
            columns={buildColumns({ onEdit: setEditing, onRemove: askToRemove, onPause: change })}
            cardsBelow={1180}
            isBusy={({ id }) => busy === id}
          />
        )}
      </SettingsList>
      {editing && (
        <MarketDialog market={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
      {dialog}
    </>
  );
}

function usePause() {
  const [changing, setChanging] = useState<string | null>(null);
  const { busy, run } = useAction(async ({ id, name, paused }: Market) => {
    setChanging(id);
    await sendApi('PUT', '/api/markets/{id}', { id, body: { paused: !paused } });
    return `${name} ${paused ? 'resumed' : 'paused'}`;
  });
  return { change: (market: Market) => void run(market), busy: busy ? changing : null };
}

function useRemove() {
  const [ask, dialog] = useQuestion();
  const askToRemove = (market: Market) =>
    ask({
      title: `Remove the market ${market.name}?`,
      text: `No new charts of ${market.name} are collected. Existing charts stay.`,
      confirmLabel: 'Remove',
      done: `${market.name} removed`,
      run: () => sendApi('DELETE', '/api/markets/{id}', { id: market.id }),
    });
  return [askToRemove, dialog] as const;
}

interface Actions {
  onEdit: (market: Market) => void;
  onPause: (market: Market) => void;
  onRemove: (market: Market) => void;
}

const buildColumns = (actions: Actions): Column<Market>[] => [
  {
    label: 'Market',
    sort: 'name',
    cell: (market) => (
      <span className="row wrap">
        {market.name}
        {market.paused && <Chip tone="wait">Paused</Chip>}
        {market.pinned && <Chip title="Named by the variable RANKINGS_COUNTRIES">Set by environment</Chip>}
      </span>
    ),
  },
  {
    label: 'Stores',
    cell: ({ platforms }) => platforms.map((platform) => STORE_NAMES[platform]).join(', '),
  },
  {
    label: 'Schedule (UTC)',
    title: ({ cron, schedule }) => (schedule && !cron ? 'From the variable RANKINGS_CRON' : undefined),
    cell: ({ schedule }) => (schedule ? <code>{schedule}</code> : <span className="muted">Manual</span>),
  },
  {
    label: 'Last run',
    sort: 'lastRunAt',
    title: ({ lastRunAt }) => (lastRunAt ? formatDateTime(lastRunAt) : undefined),
    cell: (market) => <LastRun market={market} />,
  },
  {
    label: 'Next run',
    sort: 'nextRunAt',
    cell: ({ nextRunAt }) =>
      nextRunAt ? formatDateTime(nextRunAt) : <span className="muted">Not scheduled</span>,
  },
  {
    label: 'Actions',
    labelHidden: true,
    end: true,
    cell: (market) => <MarketActions market={market} {...actions} />,
  },
];

function LastRun({ market }: { market: Market }) {
  const { lastRunAt, lastRunCharts, lastRunFound } = market;
  if (!lastRunAt) return <span className="muted">Never</span>;
  return (
    <>
      {timeAgo(lastRunAt)}
      <span className="muted">
        {' · '}
        {formatCount(lastRunFound ?? 0)} of {formatCount(lastRunCharts ?? 0)} charts
      </span>
    </>
  );
}

function MarketActions({ market, onEdit, onPause, onRemove }: Actions & { market: Market }) {
  const named = <span className="visually-hidden"> {market.name}</span>;
  return (
    <span className="row end">
      <Button size="small" onClick={() => onEdit(market)}>
        Edit{named}
      </Button>
      {!market.pinned && (
        <>
          <Button size="small" onClick={() => onPause(market)}>
            {market.paused ? 'Resume' : 'Pause'}
            {named}
          </Button>
          <Button size="small" onClick={() => onRemove(market)}>
            Remove…{named}
          </Button>
        </>
      )}
    </span>
  );
}
