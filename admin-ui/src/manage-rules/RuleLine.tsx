import { sendApi } from '../api/send-api';
import { Button } from '../components/actions/Button';
import { IconButton } from '../components/actions/IconButton';
import type { AlertRule } from '../api/types';
import { Chip } from '../components/text/chips';
import { Icon } from '../components/text/Icon';
import { capturedAgo, countNoun, formatLocalDate } from '../components/text/format';
import { Toggle } from '../components/filters/Toggle';
import { useAction } from '../components/actions/use-action';
import { QUIET } from './slot-options';

interface RuleLineProps {
  rule: AlertRule;
  onEdit: (rule: AlertRule) => void;
  onDelete: (rule: AlertRule) => void;
}

/** A rule as sentence, with channels, number of alerts and why it is paused. */
export function RuleLine({ rule, onEdit, onDelete }: RuleLineProps) {
  const { busy, run } = useAction((change: () => Promise<unknown>) => change());
  const { pausedReason, deliveryProblem, sentence, mine } = rule;
  const muted = describeMutes(rule);
  return (
    <div className="stack tight">
      <div className="row">
        <div className="grow">
          <Toggle
            label={sentence}
            hint={describeRule(rule)}
            checked={rule.active}
            disabled={busy || !mine}
            onChange={(active) =>
              void run(() => sendApi('PUT', '/api/alert-rules/{id}', { id: rule.id, body: { active } }))
            }
          />
        </div>
        {mine && (
          <>
            <IconButton icon="edit" label={`Edit… ${sentence}`} onClick={() => onEdit(rule)} />
            <IconButton icon="trash" label={`Delete… ${sentence}`} onClick={() => onDelete(rule)} />
          </>
        )}
      </div>
      {pausedReason && (
        <p className="row wrap text-13">
          <Chip tone="wait">Paused</Chip> {pausedReason}
          {mine && (
            <Button size="small" onClick={() => onEdit(rule)}>
              Choose other games<span className="visually-hidden"> for {sentence}</span>
            </Button>
          )}
        </p>
      )}
      {muted && (
        <p className="row wrap text-13">
          <Icon name="mute" className="muted" /> {muted}
          <Button
            size="small"
            disabled={busy}
            onClick={() => void run(() => sendApi('POST', '/api/alert-rules/{id}/unmute', { id: rule.id }))}
          >
            Unmute<span className="visually-hidden"> {sentence}</span>
          </Button>
        </p>
      )}
      {deliveryProblem && <p className="text-13 wrong">{deliveryProblem}</p>}
    </div>
  );
}

const CHANNELS: Record<AlertRule['channels'][number], string> = {
  bell: 'bell',
  mail: 'email',
  webhook: 'webhook',
  slack: 'Slack',
};

/** The user's mutes of the rule; null when there are none. */
function describeMutes({ muted, mutedUntil, mutedGames }: AlertRule): string | null {
  if (muted) return mutedUntil ? `Muted for you until ${formatLocalDate(mutedUntil)}.` : 'Muted for you.';
  return mutedGames > 0 ? `${countNoun(mutedGames, 'game is', 'games are')} muted for you.` : null;
}

function describeRule(rule: AlertRule): string {
  const { channels, delivery, alerts, lastAlertAt, owner, mine, cooldownDays } = rule;
  return [
    delivery === 'digest' ? 'In the digest' : 'Immediately',
    channels.map((channel) => CHANNELS[channel]).join(', '),
    cooldownDays === 0
      ? 'each time'
      : `each game at most ${QUIET.find(({ value }) => value === String(cooldownDays))?.label ?? `once in ${cooldownDays} days`}`,
    rule.shared && 'for the team',
    lastAlertAt
      ? `${countNoun(alerts, 'alert')} in 90 days, the last ${capturedAgo(lastAlertAt)}`
      : 'no alerts yet',
    !mine && owner && `created by ${owner}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
