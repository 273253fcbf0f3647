import { Column, Entity, PrimaryColumn } from 'typeorm';

/** How a person arranged the screens; the back office knows what the entries mean. */
@Entity('user_view_states')
export class UserViewState {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ type: 'jsonb', default: {} })
  entries: Record<string, unknown>;
}
