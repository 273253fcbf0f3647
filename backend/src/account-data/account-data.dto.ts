import { ProfileDto } from '../profiles/profiles.dto.js';

export { PROFILE_LIST, ProfileInput } from '../profiles/profiles.dto.js';
export { ProfileDto };

/** All that is stored about one person. */
export class PersonDataDto {
  exportedAt: Date;
  profile: ProfileDto;
  /** Rows per part of the product. */
  data: Record<string, unknown>;
}
