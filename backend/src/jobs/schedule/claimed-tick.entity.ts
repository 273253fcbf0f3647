import { Entity, PrimaryColumn } from 'typeorm';

/** An occurrence of a schedule that a process has taken. */
@Entity('schedule_ticks')
export class ClaimedTick {
  @PrimaryColumn({ type: 'text' })
  name: string;

  @PrimaryColumn({ type: 'timestamptz' })
  tick: Date;
}
