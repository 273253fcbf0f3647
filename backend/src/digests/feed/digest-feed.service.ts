import { Injectable } from '@nestjs/common';
import { Feed } from 'feed';
import { createHash, randomBytes } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { ActivityService } from '../../activity/activity.service.js';
import type { OtherSecrets } from '../../auth/api-tokens/other-secrets.service.js';
import type { Actor } from '../../common/access/access.types.js';
import { Clock } from '../../common/time/clock.js';
import { forbidden, notFound } from '../../common/errors/problem.js';
import { DigestsService } from '../stored/digests.service.js';
import { MailService } from '../../mail/mail.service.js';
import { escapeHtml } from '../../common/html/escape-html.js';
import type { DigestFeedDto, NewDigestFeedDto } from './digest-feed.dto.js';
import { DigestFeedRepository } from './digest-feed.repository.js';

/** Prefix that secret scanners recognize. */
const PREFIX = 'dgf_';
const MAX_ENTRIES = 20;
const NO_FEED: DigestFeedDto = { exists: false, ending: null, createdAt: null };
const EPOCH = new Date(0);

const feedPath = (token: string): string => `/api/digests/feed.atom?token=${token}`;

/** The token has 256 random bits, so its hash needs no salt. */
const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

/** A person's digests as an Atom feed at a private address. */
@Injectable()
export class DigestFeedService implements OtherSecrets {
  constructor(
    private readonly source: DataSource,
    private readonly activity: ActivityService,
    private readonly feeds: DigestFeedRepository,
    private readonly digests: DigestsService,
    private readonly mail: MailService,
    private readonly clock: Clock,
  ) {}

  async get(userId: string): Promise<DigestFeedDto> {
    const feed = await this.feeds.find(userId);
    return feed ? { exists: true, ending: feed.ending, createdAt: feed.createdAt } : NO_FEED;
  }

  /** Creates the address; an earlier one stops working. @throws ProblemException 403 for a token of no person */
  async create(actor: Actor): Promise<NewDigestFeedDto> {
    const { userId } = actor;
    if (!userId) throw forbidden('A feed belongs to a person.');
    const token = `${PREFIX}${randomBytes(32).toString('base64url')}`;
    const createdAt = this.clock.now();
    const ending = token.slice(-4);
    await this.source.transaction(async (manager) => {
      await this.feeds.upsertFeed({ userId, tokenHash: hashToken(token), ending, createdAt }, manager);
      await this.record('created', actor, manager);
    });
    return { exists: true, ending, createdAt, url: this.mail.link(feedPath(token)) };
  }

  async revoke(actor: Actor): Promise<DigestFeedDto> {
    await this.source.transaction((manager) => this.revokeAll(actor, manager));
    return NO_FEED;
  }

  /** @throws ProblemException 404 for a token that was revoked or never was */
  async render(token: string): Promise<string> {
    const userId = await this.feeds.findOwner(hashToken(token));
    if (!userId) throw notFound('Feed not found');
    const digests = await this.digests.listFiles(userId, MAX_ENTRIES);
    const home = this.mail.link('/admin/digests');
    const feed = new Feed({
      ...{ id: `urn:uuid:${userId}`, link: home, title: 'Gamekit digests' },
      ...{ description: 'Your weekly and daily digests.', author: { name: 'Gamekit' } },
      feedLinks: { atom: this.mail.link(feedPath(token)) },
      ...{ copyright: '', generator: 'Gamekit', updated: digests[0]?.createdAt ?? EPOCH },
    });
    for (const { id, title, summary, html, createdAt } of digests)
      feed.addItem({
        // Titles and summaries of feeds are HTML.
        ...{ title: escapeHtml(title), description: escapeHtml(summary), content: html },
        ...{ id: `urn:uuid:${id}`, link: `${home}/${id}` },
        ...{ date: createdAt, published: createdAt },
      });
    return feed.atom1();
  }

  /** The address contains a secret, so it ends with the API tokens. */
  async revokeAll(actor: Actor, manager: EntityManager): Promise<void> {
    if (actor.userId && (await this.feeds.deleteFeed(actor.userId, manager)))
      await this.record('revoked', actor, manager);
  }

  private async record(what: 'created' | 'revoked', actor: Actor, manager: EntityManager): Promise<void> {
    const text = `The address of a digest feed was ${what}`;
    await this.activity.recordBy(actor, { kind: `token.feed_${what}`, text }, manager);
  }
}
