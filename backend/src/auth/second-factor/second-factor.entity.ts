import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** The authenticator app of a person; active once `confirmedAt` is set. */
@Entity('second_factors')
export class SecondFactor {
  @PrimaryColumn({ name: 'user_id', type: 'uuid' })
  userId: string;

  @Column({ name: 'sealed_secret', type: 'bytea' })
  sealedSecret: Buffer;

  @Column({ name: 'confirmed_at', type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;

  /** Codes up to this time step have been used. */
  @Column({ name: 'last_time_step', type: 'bigint', default: 0 })
  lastTimeStep: string;

  @Column({ name: 'recovery_hashes', type: 'bytea', array: true, default: () => `'{}'` })
  recoveryHashes: Buffer[];

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
