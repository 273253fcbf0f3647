import { TextLike } from '../../common/errors/text-fields.js';

/** The Atom feed of my digests. */
export class DigestFeedDto {
  /** Whether I have a feed; the other fields are null when I have none. */
  exists: boolean;
  /** Last characters of its token, to recognize it. */
  ending: string | null;
  /** When its address was created. */
  createdAt: Date | null;
}

/** The address of a feed, returned only once. */
export class NewDigestFeedDto extends DigestFeedDto {
  /**
   * Anyone who has this address can read my digests.
   * @example https://kit.example.com/api/digests/feed.atom?token=dgf_h1x5oN0mFZ0XyQvJm2k8aB3cD4eF5gH6iJ7kL8mN9oP
   */
  url: string;
}

export class DigestFeedQuery {
  /**
   * Token in the address of the feed.
   * @example dgf_h1x5oN0mFZ0XyQvJm2k8aB3cD4eF5gH6iJ7kL8mN9oP
   */
  @TextLike(/^dgf_[\w-]{43}$/, 'must be the token of a feed')
  token: string;
}
