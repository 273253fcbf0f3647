import { ProfileDto } from '../profiles/profiles.dto.js';

export { PROFILE_LIST, ProfileInput } from '../profiles/profiles.dto.js';
export { ProfileDto };

/** Everything stored about one person. */
export class PersonDataDto {
  /** When the export was made; nothing after it is included. */
  exportedAt: Date;
  /** The account, with role and status. */
  profile: ProfileDto;
  /** Rows by part of the product, such as `sessions`, `tags` or `ideas`. */
  data: Record<string, unknown>;
}
