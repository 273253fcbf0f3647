import { TextLike } from '../../common/errors/text-fields.js';

/** Whether there is a feed of my digests. */
export class DigestFeedDto {
  exists: boolean;
  /** Last characters of its token. */
  ending: string | null;
  createdAt: Date | null;
}

/** The address of a feed; shown once. */
export class NewDigestFeedDto extends DigestFeedDto {
  /**
   * Whoever has it can read my digests.
   * @example https://kit.example.com/api/digests/feed.atom?token=dgf_h1x5oN0mFZ0XyQvJm2k8aB3cD4eF5gH6iJ7kL8mN9oP
   */
  url: string;
}

export class DigestFeedQuery {
  /**
   * Of the address of the feed.
   * @example dgf_h1x5oN0mFZ0XyQvJm2k8aB3cD4eF5gH6iJ7kL8mN9oP
   */
  @TextLike(/^dgf_[\w-]{43}$/, 'must be the token of a feed')
  token: string;
}
