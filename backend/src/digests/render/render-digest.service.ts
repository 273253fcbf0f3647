import { Injectable } from '@nestjs/common';
import { truncate } from '../../common/text/truncate.js';
import { MailService } from '../../mail/mail.service.js';
import { CollectDigest } from '../collect/collect-digest.service.js';
import { listCounts, nameDigest, summarize } from '../collect/describe-digest.js';
import type { DigestCounts, DigestDays, DigestSubject } from '../digests.types.js';
import { renderHtml } from './render-html.js';
import { renderText } from './render-text.js';

const MAX_SUBJECT_LENGTH = 140;

/** A rendered digest. */
export interface RenderedDigest extends DigestDays {
  scope: DigestSubject['scope'];
  name: string;
  title: string;
  summary: string;
  sample: boolean;
  counts: DigestCounts;
  html: string;
  /** Subject of the mail. */
  subject: string;
  text: string;
}

/** Collects and renders a digest. */
@Injectable()
export class RenderDigest {
  constructor(
    private readonly collector: CollectDigest,
    private readonly mail: MailService,
  ) {}

  /** @throws ProblemException 404 for a watchlist that the person does not see */
  async render(subject: DigestSubject, days: DigestDays, userId: string): Promise<RenderedDigest> {
    const content = await this.collector.collect(subject, days, userId);
    const link = (path: string) => this.mail.link(path);
    const title = nameDigest(content);
    const counts = listCounts(content.counts);
    const summary = summarize(content);
    return {
      ...days,
      ...{ scope: content.scope, name: content.name, sample: content.sample, counts: content.counts },
      ...{ title, summary },
      ...{ html: renderHtml(content, link), text: renderText(content, link) },
      subject: truncate(
        `${title}: ${counts.length > 0 ? counts.slice(0, 3).join(', ') : summary}`,
        MAX_SUBJECT_LENGTH,
        '…',
      ),
    };
  }
}
