import { type ArgumentMetadata, Injectable, type PipeTransform } from '@nestjs/common';
import { isUUID } from 'class-validator';
import { invalidField } from '../errors/problem.js';

/** Lets through UUIDs; everything else is a 400 that names the parameter, before any query. */
@Injectable()
export class UuidPipe implements PipeTransform<string, string> {
  transform(value: string, { data = 'id' }: ArgumentMetadata): string {
    if (!isUUID(value)) throw invalidField(data, 'must be a UUID');
    return value;
  }
}
