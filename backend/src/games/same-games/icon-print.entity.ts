import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the icon at an address looks like; read once, since the picture behind an address never changes. */
@Entity('icon_prints')
export class IconPrint {
  @PrimaryColumn({ type: 'text' })
  url: string;

  /** Null for a picture that cannot be read, or that is too plain to be known by. */
  @Column({ type: 'text', nullable: true })
  print: string | null;
}
