import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A single line that a person has read. */
@Entity('activity_reads')
export class ActivityRead {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @PrimaryColumn({ name: 'activity_id', type: 'uuid' })
  activityId: string;
}

/** Until when a person has read every line. */
@Entity('activity_read_marks')
export class ActivityReadMark {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ name: 'read_until', type: 'timestamptz' })
  readUntil: Date;
}
