import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Rows that name a person: the table, the fields that do, and the fields to export. Secrets are never among them. */
interface NamedRows {
  table: string;
  person: string;
  fields: string;
}

const rows = (table: string, person: string, fields: string): NamedRows => ({ table, person, fields });

/** What the export holds besides the sections that modules give. */
export const NAMED_ROWS: Readonly<Record<string, NamedRows>> = {
  access: rows('profiles', 'id', 'requestedAt requestCount decidedAt decisionReason isService updatedAt'),
  activity: rows('activity', 'userId recipientId', 'createdAt kind text subject'),
  activityRead: rows('activity_reads', 'userId', 'activityId'),
  activityReadUntil: rows('activity_read_marks', 'userId', 'readUntil'),
  alertsRead: rows('alert_reads', 'userId', 'alertId readAt'),
  alertsMuted: rows('alert_mutes', 'userId', 'ruleId bundleId createdAt until'),
  analysisFeedback: rows(
    'analysis_feedback',
    'userId',
    'bundleId kind itemName verdict name description createdAt',
  ),
  chartRemovals: rows('chart_removals', 'removedBy', 'id label removedAt'),
  digestFeed: rows('digest_feeds', 'userId', 'createdAt'),
  engineScores: rows('engine_scores', 'scoredBy', 'id engine model scoredAt'),
  gameDescriptions: rows('game_descriptions', 'enteredBy', 'bundleId text enteredAt'),
  gameMatches: rows('game_matches', 'decidedBy', 'androidBundleId iosBundleId status decidedAt'),
  gameNotes: rows('game_notes', 'createdBy', 'bundleId text createdAt updatedAt'),
  gameTags: rows('game_tags', 'createdBy', 'tagId gameId createdAt'),
  ideaComments: rows('idea_comments', 'createdBy', 'id ideaId content createdAt'),
  ideaPins: rows('idea_pins', 'userId', 'ideaId createdAt'),
  ideaVersions: rows('idea_versions', 'changedBy', 'ideaId version name createdAt'),
  ideaVotes: rows('idea_votes', 'userId', 'ideaId createdAt'),
  jobs: rows('jobs', 'createdBy', 'id kind title state createdAt finishedAt'),
  mails: rows('outbox', 'recipient', 'subject state createdAt sentAt'),
  plugins: rows('plugins', 'submittedBy', 'id name url createdAt'),
  pluginUses: rows('plugin_uses', 'userId', 'pluginId installed downloads stars updatedAt'),
  prototypes: rows('prototypes', 'createdBy', 'id name description status createdAt updatedAt'),
  revenueEntries: rows('revenue_entries', 'createdBy', 'month game source amount createdAt'),
  savedViewDefaults: rows('saved_view_defaults', 'userId', 'list viewId'),
  secondFactor: rows('second_factors', 'userId', 'createdAt confirmedAt'),
  taxonomyProposals: rows('taxonomy_proposals', 'proposedBy decidedBy', 'type kind name status proposedAt'),
  webhooks: rows('webhooks', 'createdBy', 'id name createdAt'),
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
