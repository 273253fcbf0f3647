import { Transform } from 'class-transformer';
import { IsString, Matches, MaxLength } from 'class-validator';
import { SOMETHING_VISIBLE } from '../notes/game-notes.dto.js';
import { trimText } from '../../common/errors/transforms.js';

export const MAX_DESCRIPTION = 20_000;

export class GameDescriptionInput {
  /** 1 to 20,000 characters; line breaks are kept. */
  @Transform(trimText)
  @Matches(SOMETHING_VISIBLE, { message: 'must not be blank' })
  @MaxLength(MAX_DESCRIPTION, { message: `must have at most ${MAX_DESCRIPTION} characters` })
  @IsString({ message: 'must be a text' })
  text: string;
}
