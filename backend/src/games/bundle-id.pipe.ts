import { Injectable, type PipeTransform } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { invalidField } from '../common/errors/problem.js';
import { BUNDLE_ID } from './games.types.js';
import { findLinkedGame } from './same-games/game-matches.repository.js';

/**
 * Rejects anything that cannot be a bundle id with a 400 before any query. For a game with one id per store, both
 * ids work.
 */
@Injectable()
export class BundleIdPipe implements PipeTransform<string, Promise<string>> {
  constructor(private readonly source: DataSource) {}

  async transform(value: string): Promise<string> {
    if (!BUNDLE_ID.test(value)) throw invalidField('bundleId', 'is not a bundle id');
    return (await findLinkedGame(this.source, value)) ?? value;
  }
}
