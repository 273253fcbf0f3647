import { Injectable, type PipeTransform } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { invalidField } from '../common/errors/problem.js';
import { BUNDLE_ID } from './games.types.js';
import { findLinkedGame } from './same-games/game-matches.repository.js';

/**
 * Lets through what can be a bundle id; everything else is a 400 before any query. A game that has an id in each store
 * answers to both.
 */
@Injectable()
export class BundleIdPipe implements PipeTransform<string, Promise<string>> {
  constructor(private readonly source: DataSource) {}

  async transform(value: string): Promise<string> {
    if (!BUNDLE_ID.test(value)) throw invalidField('bundleId', 'is not a bundle id');
    return (await findLinkedGame(this.source, value)) ?? value;
  }
}
