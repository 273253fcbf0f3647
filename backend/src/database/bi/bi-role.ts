import pg from 'pg';
import type { DataSource, EntityManager } from 'typeorm';

/** Group of all report roles. The embedded server admits its members. */
export const BI_GROUP = 'gamekit_readers';

const LIMITS = {
  statement_timeout: '60s',
  idle_in_transaction_session_timeout: '60s',
  default_transaction_read_only: 'on',
};
const MAX_CONNECTIONS = 10;

/** Statements that create a report role, in order; for an administrator when the product lacks the right. */
export async function listBiRoleStatements(
  source: DataSource,
  name: string,
  password: string,
): Promise<string[]> {
  const [here] = await source.query<{ database: string; owner: string; grouped: boolean }[]>(
    `select current_database() as database, current_user as owner,
       exists (select from pg_roles where rolname = '${BI_GROUP}') as grouped`,
  );
  const role = pg.escapeIdentifier(name);
  const { database = '', owner = '', grouped } = here ?? {};
  return [
    ...(grouped ? [] : [`create role ${BI_GROUP} nologin`]),
    `create role ${role} login password ${pg.escapeLiteral(password)} connection limit ${MAX_CONNECTIONS}`,
    `grant ${BI_GROUP} to ${role}`,
    ...Object.entries(LIMITS).map(([setting, value]) => `alter role ${role} set ${setting} = '${value}'`),
    // Temporary tables are writes, too, and allowed for everybody by default.
    `revoke temporary on database ${pg.escapeIdentifier(database)} from public`,
    `grant usage on schema bi to ${role}`,
    `grant select on all tables in schema bi to ${role}`,
    `alter default privileges for role ${pg.escapeIdentifier(owner)} in schema bi grant select on tables to ${role}`,
  ];
}

/** Creates a role that can only read the views of the schema `bi`; all or nothing. */
export async function createBiRole(source: DataSource, name: string, password: string): Promise<void> {
  const statements = await listBiRoleStatements(source, name, password);
  await source.transaction(async (manager) => {
    for (const statement of statements) await manager.query(statement);
  });
}

/** Whether {@link createBiRole} created the role; no other may be removed. */
export async function isBiRole(source: DataSource, name: string): Promise<boolean> {
  const rows = await source.query<object[]>(
    `select from pg_auth_members m join pg_roles r on r.oid = m.member
     where m.roleid = (select oid from pg_roles where rolname = $1) and r.rolname = $2
       -- Who created the group belongs to it as its administrator.
       and r.rolcanlogin and not m.admin_option`,
    [BI_GROUP, name],
  );
  return rows.length > 0;
}

/** Removes the role and ends its connections. */
export async function removeBiRole(source: DataSource, name: string): Promise<void> {
  const role = pg.escapeIdentifier(name);
  await source.transaction(async (manager) => {
    for (const statement of [
      `revoke all on all tables in schema bi from ${role}`,
      `revoke all on schema bi from ${role}`,
      `alter default privileges in schema bi revoke select on tables from ${role}`,
    ])
      await manager.query(statement);
    await endConnections(manager, name);
    await manager.query(`drop role ${role}`);
  });
}

async function endConnections(manager: EntityManager, name: string): Promise<void> {
  // Only members of a role may end its connections.
  await manager.query(`grant ${pg.escapeIdentifier(name)} to current_user`);
  await manager.query('select pg_terminate_backend(pid) from pg_stat_activity where usename = $1', [name]);
}
