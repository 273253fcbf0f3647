import { Injectable, type PipeTransform } from '@nestjs/common';
import { invalidField } from '../common/errors/problem.js';

const BUNDLE_ID = /^[A-Za-z0-9][A-Za-z0-9._-]{0,254}$/;

/** Lets through what can be a bundle id; everything else is a 400 before any query. */
@Injectable()
export class BundleIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!BUNDLE_ID.test(value)) throw invalidField('bundleId', 'is not a bundle id');
    return value;
  }
}
