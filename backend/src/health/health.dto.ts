export class LiveDto {
  /** The process responds. */
  status: 'ok';
}

export class ReadyDto {
  /** The product can serve requests. */
  status: 'ok';
  /** The database answers and its schema is current. */
  database: 'ok';
}
