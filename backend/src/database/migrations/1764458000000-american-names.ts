import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Entries of the taxonomy that were renamed, with their ids. */
const RENAMED = [
  ['tower-defence', 'Tower defence', 'Tower defense'],
  ['colour-by-number', 'Colouring', 'Coloring'],
] as const;

/** Stored names follow the taxonomy, so that versions of an analysis don't differ by the spelling of a name. */
export class AmericanNames1764458000000 implements MigrationInterface {
  name = 'AmericanNames1764458000000';

  async up(runner: QueryRunner): Promise<void> {
    for (const [id, before, after] of RENAMED) await rename(runner, id, before, after);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [id, before, after] of RENAMED) await rename(runner, id, after, before);
  }
}

/** Items keep their order, descriptions and evidence; what analysts wrote themselves stays as it is. */
async function rename(runner: QueryRunner, id: string, before: string, after: string): Promise<void> {
  await runner.query(
    `update game_analysis set mechanics = (
       select jsonb_agg(
         case when item ->> 'key' = $1 and item ->> 'name' = $2 then item || jsonb_build_object('name', $3::text)
         else item end order by place)
       from jsonb_array_elements(mechanics) with ordinality as items (item, place))
     where item_keys @> array[$1] and mechanics @> jsonb_build_array(jsonb_build_object('key', $1::text, 'name', $2::text))`,
    [id, before, after],
  );
  for (const [table, key, name] of [
    ['analysis_feedback', 'item_key', 'item_name'],
    ['taxonomy_proposals', 'entry_id', 'name'],
  ])
    await runner.query(`update ${table} set ${name} = $3 where ${key} = $1 and ${name} = $2`, [
      id,
      before,
      after,
    ]);
  await runner.query(
    `update market_events set data = data || jsonb_build_object('name', $3::text)
     where type in ('analysis.mechanic_appeared', 'analysis.mechanic_gone')
       and data ->> 'key' = $1 and data ->> 'name' = $2`,
    [id, before, after],
  );
}
