import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The sources that a chat answer cites. */
export class ChatCites1764310100000 implements MigrationInterface {
  name = 'ChatCites1764310100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table idea_chats add column cites jsonb not null default '[]'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table idea_chats drop column cites');
  }
}
