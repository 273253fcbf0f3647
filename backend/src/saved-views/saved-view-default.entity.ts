import { Column, Entity, PrimaryColumn } from 'typeorm';

/** The view that a list opens with for a person. */
@Entity('saved_view_defaults')
export class SavedViewDefault {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @PrimaryColumn({ type: 'text' })
  list: string;

  @Column({ name: 'view_id', type: 'uuid' })
  viewId: string;
}
