import { Omittable } from '../../common/errors/omittable.js';
import { VisibleText } from '../../common/errors/text-fields.js';
import type { ListSpec } from '../../common/list/list-query.js';

export const MAX_NOTE = 4_000;

/** A note that a team member wrote about a game. */
export class GameNoteDto {
  /** UUID of the note. */
  id: string;
  /** Bundle id: the id of the game in `/api/games/{id}`. */
  bundleId: string;
  /** Plain text; line breaks are kept. */
  text: string;
  /** Profile id of the author; null when that account was deleted. */
  createdBy: string | null;
  /** Display name or email of the author; null when that account was deleted. */
  createdByName: string | null;
  /** When it was written (UTC). */
  createdAt: Date;
  /** When it was last changed (UTC). */
  updatedAt: Date;
}

export class GameNoteInput {
  /** 1 to 4,000 characters; line breaks are kept. */
  @VisibleText(MAX_NOTE)
  text: string;
}

/** Fields to change; omitted ones stay. */
export class GameNoteChange {
  /** 1 to 4,000 characters; line breaks are kept. */
  @Omittable()
  @VisibleText(MAX_NOTE)
  text?: string;
}

export const GAME_NOTE_LIST: ListSpec<keyof GameNoteDto> = {
  resource: 'notes',
  columns: ['id', 'bundleId', 'text', 'createdBy', 'createdByName', 'createdAt', 'updatedAt'],
  types: { timestamp: ['createdAt', 'updatedAt'] },
  sort: ['createdAt', 'updatedAt'],
  defaultOrder: 'DESC',
  filter: { q: 'search', createdBy: 'uuid', updatedSince: 'date' },
};
