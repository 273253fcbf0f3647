import { VisibleText } from '../../common/errors/text-fields.js';

export const MAX_DESCRIPTION = 20_000;

export class GameDescriptionInput {
  /** 1 to 20,000 characters; line breaks are kept. */
  @VisibleText(MAX_DESCRIPTION)
  text: string;
}
