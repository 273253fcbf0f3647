import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { Omittable } from '../common/errors/omittable.js';
import { ONE_LINE } from '../common/errors/text-fields.js';
import { type Theme, THEMES } from './settings.types.js';
import { trimText } from '../common/errors/transforms.js';

const isSwitch = { message: 'must be true or false' };

/** My own settings. */
export class SettingsDto {
  /** Name shown to others; null when none was chosen. */
  displayName: string | null;
  /** True sends email about what needs my attention, for instance new requests for access. */
  emailNotifications: boolean;
  /** True shows notifications in the browser. */
  pushNotifications: boolean;
  /** True sends news about the product. */
  productUpdates: boolean;
  /** False turns off shortcuts of the back office that are a single character. */
  singleKeyShortcuts: boolean;
  /** Color theme; `system` follows the device. */
  theme: Theme;
}

/** Fields to change; omitted ones stay. */
export class SettingsInput {
  /** Name shown to others; null or an empty text removes it. */
  @IsOptional()
  @Transform(trimText)
  @Matches(ONE_LINE, { message: 'must be one line' })
  @MaxLength(100, { message: 'must be at most 100 characters long' })
  @IsString({ message: 'must be a text' })
  displayName?: string | null;

  /** True sends email about what needs my attention, for instance new requests for access. */
  @Omittable()
  @IsBoolean(isSwitch)
  emailNotifications?: boolean;

  /** True shows notifications in the browser. */
  @Omittable()
  @IsBoolean(isSwitch)
  pushNotifications?: boolean;

  /** True sends news about the product. */
  @Omittable()
  @IsBoolean(isSwitch)
  productUpdates?: boolean;

  /** False turns off shortcuts of the back office that are a single character. */
  @Omittable()
  @IsBoolean(isSwitch)
  singleKeyShortcuts?: boolean;

  /** Color theme; `system` follows the device. */
  @Omittable()
  @IsIn(THEMES, { message: `must be one of ${THEMES.join(', ')}` })
  theme?: Theme;
}
