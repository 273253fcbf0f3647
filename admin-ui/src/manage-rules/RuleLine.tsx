import Button from '@mui/material/Button';
import { useNotify } from 'react-admin';
import { type AlertRule, updateRule } from '../api/alerts';
import { describeErrorSentence } from '../api/problem';
import { Chip } from '../components/chips';
import { timeAgo } from '../components/format';
import { Toggle } from '../components/Toggle';
import { useCommand } from '../components/use-command';

interface RuleLineProps {
  rule: AlertRule;
  onChanged: () => void;
  onAsk: (what: 'change' | 'delete') => void;
}

/** A rule as its sentence, with where it tells, how often it did, and why it rests. */
export function RuleLine({ rule, onChanged, onAsk }: RuleLineProps) {
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
  const { pausedReason, deliveryProblem, sentence, mine } = rule;
  return (
    <div className="stack tight">
      <Toggle
        label={sentence}
        hint={describeRule(rule)}
        checked={rule.active}
        disabled={busy || !mine}
        onChange={(active) => void run(active)}
      />
      {pausedReason && (
        <p className="row wrap text-13">
          <Chip tone="wait">Resting</Chip> {pausedReason}
          {mine && (
            <Button size="small" onClick={() => onAsk('change')}>
              Choose other games<span className="visually-hidden"> for {sentence}</span>
            </Button>
          )}
        </p>
      )}
      {deliveryProblem && <p className="text-13 wrong">{deliveryProblem}</p>}
      <div className="row wrap">
        {rule.shared && <Chip>For the team</Chip>}
        {mine && (
          <>
            <Button size="small" variant="text" onClick={() => onAsk('change')}>
              Edit…<span className="visually-hidden"> {sentence}</span>
            </Button>
            <Button size="small" variant="text" onClick={() => onAsk('delete')}>
              Delete…<span className="visually-hidden"> {sentence}</span>
            </Button>
          </>
        )}
      </div>
    </div>
  );
}

const CHANNELS: Record<AlertRule['channels'][number], string> = {
  bell: 'bell',
  mail: 'email',
  webhook: 'webhook',
  slack: 'Slack',
};

function describeRule({ channels, delivery, alerts, lastAlertAt, owner, mine, muted }: AlertRule): string {
  return [
    delivery === 'digest' ? 'In the digest' : 'At once',
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
