import pg from 'pg';
import { markDatabaseError } from '../../common/errors/to-problem.js';

/** A connection that marks its failures, which would look like those of any other host. */
export class DatabaseClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    super(config);
    this.connection.on('error', markDatabaseError);
  }
}
