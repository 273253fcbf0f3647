import { Injectable, type PipeTransform } from '@nestjs/common';
import { invalidField } from '../common/errors/problem.js';
import { BUNDLE_ID } from './games.types.js';

/** Lets through what can be a bundle id; everything else is a 400 before any query. */
@Injectable()
export class BundleIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!BUNDLE_ID.test(value)) throw invalidField('bundleId', 'is not a bundle id');
    return value;
  }
}
