import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { AiConnectionRow } from './ai-connection.entity.js';

const ONLY = 1;

@Injectable()
export class AiConnectionRepository {
  constructor(@InjectRepository(AiConnectionRow) private readonly rows: Repository<AiConnectionRow>) {}

  find(): Promise<AiConnectionRow | null> {
    return this.rows.findOneBy({ id: ONLY });
  }

  async save(row: Omit<AiConnectionRow, 'id'>): Promise<void> {
    await this.rows.upsert({ ...row, id: ONLY }, ['id']);
  }

  async remove(): Promise<void> {
    await this.rows.delete({ id: ONLY });
  }
}
