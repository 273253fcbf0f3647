import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An activity entry that a person has read. */
@Entity('activity_reads')
export class ActivityRead {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @PrimaryColumn({ name: 'activity_id', type: 'uuid' })
  activityId: string;
}

/** The time up to which a person has read every entry. */
@Entity('activity_read_marks')
export class ActivityReadMark {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ name: 'read_until', type: 'timestamptz' })
  readUntil: Date;
}
