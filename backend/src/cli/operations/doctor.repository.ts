import type { DataSource } from 'typeorm';

export interface DatabaseFigures {
  version: string;
  admins: number;
  games: number;
  captures: number;
  newest: Date | null;
}

/** Queries tables of several modules, which only the command line may do. */
export async function getDatabaseFigures(source: DataSource): Promise<DatabaseFigures | undefined> {
  const [row] = await source.query<DatabaseFigures[]>(
    `select current_setting('server_version') as version,
       (select count(*)::int from profiles where role = 'admin' and approved) as admins,
       (select count(*)::int from games where not sample) as games,
       (select count(*)::int from chart_captures where not sample) as captures,
       (select max(captured_at) from chart_captures where not sample) as newest`,
  );
  return row;
}
