import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { type AlertRule, deleteRule, listRules, updateRule } from '../../api/alerts';
import { describeErrorSentence } from '../../api/problem';
import type { Watchlist } from '../../api/watchlists';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Icon } from '../../components/Icon';
import { ReadStates } from '../../components/ListStates';
import { Chip } from '../../components/chips';
import { timeAgo } from '../../components/format';
import { Toggle } from '../../components/Toggle';
import { useCommand } from '../../components/use-command';
import { RuleDialog } from './RuleDialog';

/** When somebody is told of the games of a watchlist. */
export function RulesCard({ list }: { list: Watchlist }) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<'new' | AlertRule | null>(null);
  const queryKey = ['alert-rules', list.id];
  const read = useQuery({ queryKey, queryFn: ({ signal }) => listRules(list.id, signal) });
  const changed = () => void queryClient.invalidateQueries({ queryKey });
  return (
    <section className="card" aria-labelledby="rules-title">
      <div className="row between card-body">
        <h2 id="rules-title">Alert rules</h2>
        <Button size="small" onClick={() => setAsked('new')}>
          <Icon name="plus" />
          New rule
        </Button>
      </div>
      <ReadStates
        what="rules"
        rows={read.data}
        read={read}
        nothing={
          <p className="card-body text-13 muted">
            No rules yet. A rule tells you when a game of this list enters a chart, moves, or changes its
            store page.
          </p>
        }
      >
        <ul className="lines">
          {read.data?.map((rule) => (
            <li key={rule.id} className="card-body">
              <Rule rule={rule} onChanged={changed} onDelete={() => setAsked(rule)} />
            </li>
          ))}
        </ul>
      </ReadStates>
      {asked === 'new' && <RuleDialog list={list} onMade={changed} onClose={() => setAsked(null)} />}
      {asked && asked !== 'new' && (
        <ConfirmDialog
          title="Delete this rule?"
          confirmLabel="Delete"
          failed="The rule could not be deleted"
          onConfirm={async () => {
            await deleteRule(asked.id);
            changed();
          }}
          onClose={() => setAsked(null)}
        >
          <p>{asked.sentence}. Its alerts go with it. This action cannot be undone.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

interface RuleProps {
  rule: AlertRule;
  onChanged: () => void;
  onDelete: () => void;
}

function Rule({ rule, onChanged, onDelete }: RuleProps) {
  const notify = useNotify();
  const { busy, run } = useCommand(async (active: boolean) => {
    try {
      await updateRule(rule.id, { active });
    } catch (error) {
      notify(describeErrorSentence(error), { type: 'error' });
    } finally {
      onChanged();
    }
  });
  return (
    <div className="stack tight">
      <Toggle
        label={rule.sentence}
        hint={describeRule(rule)}
        checked={rule.active}
        disabled={busy || !rule.mine}
        onChange={(active) => void run(active)}
      />
      {(rule.pausedReason || rule.deliveryProblem) && (
        <p className="text-13 wrong">{rule.pausedReason ?? rule.deliveryProblem}</p>
      )}
      <div className="row wrap">
        {rule.shared && <Chip>For the team</Chip>}
        {rule.mine && (
          <Button size="small" variant="text" onClick={onDelete}>
            Delete…<span className="visually-hidden"> {rule.sentence}</span>
          </Button>
        )}
      </div>
    </div>
  );
}

const CHANNELS: Record<AlertRule['channels'][number], string> = {
  bell: 'bell',
  mail: 'e-mail',
  webhook: 'webhook',
  slack: 'Slack',
};

function describeRule({ channels, alerts, lastAlertAt, owner, mine, muted }: AlertRule): string {
  return [
    channels.map((channel) => CHANNELS[channel]).join(', '),
    lastAlertAt
      ? `${alerts === 1 ? '1 alert' : `${alerts} alerts`} in 90 days, the last ${timeAgo(lastAlertAt)}`
      : 'no alert yet',
    !mine && owner && `made by ${owner}`,
    muted && 'muted',
  ]
    .filter(Boolean)
    .join(' · ');
}
