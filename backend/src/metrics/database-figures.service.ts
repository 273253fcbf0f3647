import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { DatabaseEvents } from '../database/database-events.js';
import { ReadDatabase } from '../database/replicas/read-database.js';
import { Metrics } from './metrics.service.js';

/** Metrics of database connections and replicas. */
@Injectable()
export class DatabaseFigures implements OnModuleInit {
  constructor(
    private readonly metrics: Metrics,
    private readonly source: DataSource,
    private readonly reads: ReadDatabase,
    private readonly events: DatabaseEvents,
  ) {}

  onModuleInit(): void {
    const { replicas, counts } = this.reads;
    const primary = (this.source.driver as unknown as { master: Pool }).master;
    const pools = [{ name: 'primary', pool: primary }, ...replicas];
    this.metrics.addGauge(
      'gamekit_database_connections',
      'Connections by the server they lead to: busy, idle, and requests waiting for one',
      ['target', 'state'],
      () =>
        pools.flatMap(({ name: target, pool }) => [
          { labels: { target, state: 'busy' }, value: pool.totalCount - pool.idleCount },
          { labels: { target, state: 'idle' }, value: pool.idleCount },
          { labels: { target, state: 'waiting' }, value: pool.waitingCount },
        ]),
    );
    this.metrics.addGauge(
      'gamekit_database_listening',
      'Whether notifications of other processes arrive: 1 or 0',
      [],
      () => [{ labels: {}, value: Number(this.events.connected) }],
    );
    if (replicas.length === 0) return;
    this.metrics.addCounter(
      'gamekit_database_reads_total',
      'Reads that a replica may answer, by the server that did',
      ['target'],
      () => [...counts].map(([target, value]) => ({ labels: { target }, value })),
    );
    this.metrics.addGauge('gamekit_replica_serving', 'Whether a replica is read: 1 or 0', ['target'], () =>
      replicas.map(({ name, serving }) => ({ labels: { target: name }, value: Number(serving) })),
    );
    this.metrics.addGauge(
      'gamekit_replica_lag_seconds',
      'How far a replica is behind the primary; missing while it is unreachable',
      ['target'],
      () =>
        replicas.flatMap(({ name, lagMs }) =>
          lagMs === null ? [] : [{ labels: { target: name }, value: lagMs / 1_000 }],
        ),
    );
  }
}
