import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { UserViewState } from './user-view-state.entity.js';

/** The table of arranged screens; people without a row have the defaults. */
@Injectable()
export class ViewStateRepository {
  constructor(@InjectRepository(UserViewState) private readonly states: Repository<UserViewState>) {}

  async findEntries(userId: string): Promise<Record<string, unknown>> {
    return (await this.states.findOneBy({ userId }))?.entries ?? {};
  }

  /**
   * Merges entries into the stored ones; null removes one. A single statement, so that two devices do not overwrite
   * each other.
   * @returns the stored entries; null, with nothing changed, when they would exceed `maxBytes`
   */
  async mergeEntries(
    userId: string,
    changes: Record<string, unknown>,
    maxBytes: number,
  ): Promise<Record<string, unknown> | null> {
    const rows: { entries: Record<string, unknown> }[] = await this.states.query(
      `insert into user_view_states as s (user_id, entries)
         select $1::uuid, $2::text::jsonb - $4::text[] where octet_length($2::text) <= $3
       on conflict (user_id) do update set entries = (s.entries || $2::text::jsonb) - $4::text[]
         where octet_length(((s.entries || $2::text::jsonb) - $4::text[])::text) <= $3
       returning entries`,
      [
        userId,
        JSON.stringify(changes),
        maxBytes,
        Object.keys(changes).filter((key) => changes[key] === null),
      ],
    );
    return rows[0]?.entries ?? null;
  }
}
