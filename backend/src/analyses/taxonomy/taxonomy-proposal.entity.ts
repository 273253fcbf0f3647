import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ItemKind } from '../analyses.types.js';
import type { ProposalStatus, ProposalType } from './taxonomy-proposals.types.js';

/** A change of the taxonomy that somebody, or the product itself, proposes. Accepted ones are in force. */
@Entity('taxonomy_proposals')
export class TaxonomyProposal {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  type: ProposalType;

  @Column({ type: 'text', default: 'open' })
  status: ProposalStatus;

  /** The entry it is about; of a proposed entry the id that it gets. */
  @Column({ name: 'entry_id', type: 'text' })
  entryId: string;

  @Column({ type: 'text' })
  kind: ItemKind;

  /** Name of the entry. */
  @Column({ type: 'text' })
  name: string;

  /** Of a proposed entry. */
  @Column({ type: 'text', nullable: true })
  definition: string | null;

  /** Words that give the entry away, one wording a line; of a mute the cue as the taxonomy writes it. */
  @Column({ type: 'text' })
  cue: string;

  /** A sentence of a store page that it was taken from. */
  @Column({ type: 'text', nullable: true })
  quote: string | null;

  /** The game of that page. */
  @Index('taxonomy_proposals_bundle_id_idx')
  @Column({ name: 'bundle_id', type: 'text', nullable: true })
  bundleId: string | null;

  /** Null of the product's own. */
  @Index('taxonomy_proposals_proposed_by_idx')
  @Column({ name: 'proposed_by', type: 'uuid', nullable: true })
  proposedBy: string | null;

  @Column({ name: 'proposed_at', type: 'timestamptz' })
  proposedAt: Date;

  @Index('taxonomy_proposals_decided_by_idx')
  @Column({ name: 'decided_by', type: 'uuid', nullable: true })
  decidedBy: string | null;

  @Column({ name: 'decided_at', type: 'timestamptz', nullable: true })
  decidedAt: Date | null;
}
