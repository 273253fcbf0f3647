import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, Repository } from 'typeorm';
import { AiConnectionRow } from './ai-connection.entity.js';

const ONLY = 1;

@Injectable()
export class AiConnectionRepository {
  constructor(@InjectRepository(AiConnectionRow) private readonly rows: Repository<AiConnectionRow>) {}

  find(manager: EntityManager = this.rows.manager): Promise<AiConnectionRow | null> {
    return manager.findOneBy(AiConnectionRow, { id: ONLY });
  }

  async save(row: Omit<AiConnectionRow, 'id'>, manager: EntityManager): Promise<void> {
    await manager.upsert(AiConnectionRow, { ...row, id: ONLY }, ['id']);
  }

  async remove(manager: EntityManager): Promise<void> {
    await manager.delete(AiConnectionRow, { id: ONLY });
  }
}
