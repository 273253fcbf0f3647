import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { invalidField } from '../errors/problem.js';

/** Accepts UUIDs; anything else is a 400 that names the parameter, without a query. */
@Injectable()
export class UuidPipe implements PipeTransform<string, string> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    if (!isUUID(value)) throw invalidField(data, 'must be a UUID');
    return value;
  }
}
