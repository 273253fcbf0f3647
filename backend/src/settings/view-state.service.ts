import { Injectable } from '@nestjs/common';
import { invalidField } from '../common/errors/problem.js';
import { ViewStateRepository } from './view-state.repository.js';

const MAX_BYTES = 64 * 1024;
const MAX_ENTRIES = 200;
const MAX_NAME = 120;

/** Stores each person's arrangement of the screens, so that it is the same on every device. */
@Injectable()
export class ViewStateService {
  constructor(private readonly states: ViewStateRepository) {}

  get(userId: string): Promise<Record<string, unknown>> {
    return this.states.findEntries(userId);
  }

  /** @throws ProblemException 400 naming `entries` when there are too many or they are too large */
  async update(userId: string, changes: Record<string, unknown>): Promise<Record<string, unknown>> {
    const names = Object.keys(changes);
    if (names.length > MAX_ENTRIES) throw invalidField('entries', `must be at most ${MAX_ENTRIES}`);
    if (names.some((name) => name.length > MAX_NAME)) {
      throw invalidField('entries', `must have names of at most ${MAX_NAME} characters`);
    }
    const entries = await this.states.mergeEntries(userId, changes, MAX_BYTES);
    if (!entries) throw invalidField('entries', 'must be at most 64 kB together with those stored');
    return entries;
  }
}
