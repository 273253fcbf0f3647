import { Column, Entity, PrimaryColumn } from 'typeorm';

/** Fingerprint of an icon; computed once, since the picture at an address never changes. */
@Entity('icon_prints')
export class IconPrint {
  @PrimaryColumn({ type: 'text' })
  url: string;

  /** Null for a picture that cannot be read, or is too plain to be recognized. */
  @Column({ type: 'text', nullable: true })
  print: string | null;
}
