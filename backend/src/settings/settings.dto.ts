import { Transform } from 'class-transformer';
import { IsBoolean, IsIn, IsOptional, IsString, Matches, MaxLength } from 'class-validator';
import { Omittable } from '../common/errors/omittable.js';
import { ONE_LINE } from '../common/errors/text-fields.js';
import { type Theme, THEMES } from './settings.types.js';

const isSwitch = { message: 'must be true or false' };

/** My own settings. */
export class SettingsDto {
  /** How others see me; null until I choose a name. */
  displayName: string | null;
  /** E-mail about what waits for me, for instance new requests for access. */
  emailNotifications: boolean;
  /** Notifications of the browser. */
  pushNotifications: boolean;
  /** News about the product. */
  productUpdates: boolean;
  theme: Theme;
}

/** What to change; anything left out stays. */
export class SettingsInput {
  /** Null or an empty text takes the name away. */
  @IsOptional()
  @Transform(({ value }: { value: unknown }) => (typeof value === 'string' ? value.trim() : value))
  @Matches(ONE_LINE, { message: 'must be one line' })
  @MaxLength(100, { message: 'must be at most 100 characters long' })
  @IsString({ message: 'must be a text' })
  displayName?: string | null;

  @Omittable()
  @IsBoolean(isSwitch)
  emailNotifications?: boolean;

  @Omittable()
  @IsBoolean(isSwitch)
  pushNotifications?: boolean;

  @Omittable()
  @IsBoolean(isSwitch)
  productUpdates?: boolean;

  @Omittable()
  @IsIn(THEMES, { message: `must be one of ${THEMES.join(', ')}` })
  theme?: Theme;
}
