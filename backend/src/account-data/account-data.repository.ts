import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Rows that name a person: the table, the fields that do, and the fields to export. Secrets are never among them. */
interface NamedRows {
  table: string;
  person: string;
  fields: string;
}

const describeRows = (table: string, person: string, fields: string): NamedRows => ({
  table,
  person,
  fields,
});

/** What the export holds besides the sections that modules give. */
export const NAMED_ROWS: Readonly<Record<string, NamedRows>> = {
  access: describeRows(
    'profiles',
    'id',
    'requestedAt requestCount decidedAt decisionReason isService updatedAt',
  ),
  activity: describeRows('activity', 'userId recipientId', 'createdAt kind text subject'),
  activityRead: describeRows('activity_reads', 'userId', 'activityId'),
  activityReadUntil: describeRows('activity_read_marks', 'userId', 'readUntil'),
  alertsRead: describeRows('alert_reads', 'userId', 'alertId readAt'),
  alertsMuted: describeRows('alert_mutes', 'userId', 'ruleId bundleId createdAt until'),
  analysisFeedback: describeRows(
    'analysis_feedback',
    'userId',
    'bundleId kind itemName verdict name description createdAt',
  ),
  chartRemovals: describeRows('chart_removals', 'removedBy', 'id label removedAt'),
  digestFeed: describeRows('digest_feeds', 'userId', 'createdAt'),
  engineScores: describeRows('engine_scores', 'scoredBy', 'id engine model scoredAt'),
  gameDescriptions: describeRows('game_descriptions', 'enteredBy', 'bundleId text enteredAt'),
  gameMatches: describeRows('game_matches', 'decidedBy', 'androidBundleId iosBundleId status decidedAt'),
  gameNotes: describeRows('game_notes', 'createdBy', 'bundleId text createdAt updatedAt'),
  gameTags: describeRows('game_tags', 'createdBy', 'tagId gameId createdAt'),
  ideaComments: describeRows('idea_comments', 'createdBy', 'id ideaId content createdAt'),
  ideaPins: describeRows('idea_pins', 'userId', 'ideaId createdAt'),
  ideaVersions: describeRows('idea_versions', 'changedBy', 'ideaId version name createdAt'),
  ideaVotes: describeRows('idea_votes', 'userId', 'ideaId createdAt'),
  jobs: describeRows('jobs', 'createdBy', 'id kind title state createdAt finishedAt'),
  mails: describeRows('outbox', 'recipient', 'subject state createdAt sentAt'),
  plugins: describeRows('plugins', 'submittedBy', 'id name url createdAt'),
  pluginUses: describeRows('plugin_uses', 'userId', 'pluginId installed downloads stars updatedAt'),
  prototypes: describeRows('prototypes', 'createdBy', 'id name description status createdAt updatedAt'),
  revenueEntries: describeRows('revenue_entries', 'createdBy', 'month game source amount createdAt'),
  savedViewDefaults: describeRows('saved_view_defaults', 'userId', 'list viewId'),
  secondFactor: describeRows('second_factors', 'userId', 'createdAt confirmedAt'),
  taxonomyProposals: describeRows(
    'taxonomy_proposals',
    'proposedBy decidedBy',
    'type kind name status proposedAt',
  ),
  webhooks: describeRows('webhooks', 'createdBy', 'id name createdAt'),
};

/** Reads rows of any table that name a person. */
@Injectable()
export class AccountDataRepository {
  constructor(private readonly source: DataSource) {}

  /** @param person id of the profile, or email address for mails */
  listNamed({ table, person, fields }: NamedRows, { id, email }: { id: string; email: string }) {
    const select = Object.fromEntries(fields.split(' ').map((field) => [field, true]));
    return this.source.getRepository(table).find({
      select,
      ...('createdAt' in select && { order: { createdAt: 'ASC' as const } }),
      where: person.split(' ').map((field) => ({ [field]: field === 'recipient' ? email : id })),
    });
  }
}
