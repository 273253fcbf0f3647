import type { AlertMessage, AlertMessageData } from '../../webhooks/messages/alert-webhooks.service.js';

/** Stable, so that receivers recognize repeated messages. */
export const toMessageId = (alertId: string): string => `msg_alert_${alertId}`;

export function toWebhookMessage(alert: AlertMessageData): AlertMessage {
  return {
    messageId: toMessageId(alert.id),
    at: alert.occurredAt,
    data: alert,
    slack: toSlackMessage(alert),
  };
}

export function toMail(alert: AlertMessageData): { subject: string; text: string } {
  const lines = [
    ...[alert.title, alert.text, ''].filter((line, at) => line !== '' || at === 2),
    ...(alert.sample ? ['This is sample data.', ''] : []),
    `Open: ${alert.url}`,
    '',
    `You get this because of your rule: ${alert.rule}.`,
    `Alert ${alert.id}`,
  ];
  return { subject: alert.title, text: lines.join('\n') };
}

/** Message for an incoming webhook of Slack; `text` is shown in notifications. */
function toSlackMessage({ id, title, text, rule, url, sample }: AlertMessageData): object {
  const note = sample ? 'Sample data · ' : '';
  return {
    text: escapeSlack(title),
    blocks: [
      {
        type: 'section',
        text: { type: 'mrkdwn', text: `*<${url}|${escapeSlack(title)}>*\n${escapeSlack(text)}`.trim() },
      },
      {
        type: 'context',
        elements: [{ type: 'mrkdwn', text: `${note}${escapeSlack(rule)} · ${id}` }],
      },
    ],
  };
}

/** Names of games must not become links or mentions. */
const escapeSlack = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
