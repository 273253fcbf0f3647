export class LiveDto {
  status: 'ok';
}

export class ReadyDto {
  status: 'ok';
  database: 'ok';
}
