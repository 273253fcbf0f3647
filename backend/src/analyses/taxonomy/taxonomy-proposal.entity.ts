import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import type { ItemKind } from '../analyses.types.js';
import type { ProposalStatus, ProposalType } from './taxonomy-proposals.types.js';

/** A proposed change of the taxonomy, by a person or the product. Accepted ones take effect. */
@Entity('taxonomy_proposals')
export class TaxonomyProposal {
  @PrimaryGeneratedColumn('uuid')
  id: string;

  @Column({ type: 'text' })
  type: ProposalType;

  @Column({ type: 'text', default: 'open' })
  status: ProposalStatus;

  /** Taxonomy id of the entry; for a proposed entry, its future id. */
  @Column({ name: 'entry_id', type: 'text' })
  entryId: string;

  @Column({ type: 'text' })
  kind: ItemKind;

  /** Name of the entry. */
  @Column({ type: 'text' })
  name: string;

  /** Definition of a proposed entry. */
  @Column({ type: 'text', nullable: true })
  definition: string | null;

  /** Wordings, one per line; for a mute, the cue as the taxonomy writes it. */
  @Column({ type: 'text' })
  cue: string;

  /** Sentence that the cue was taken from. */
  @Column({ type: 'text', nullable: true })
  quote: string | null;

  /** Game of that sentence. */
  @Index('taxonomy_proposals_bundle_id_idx')
  @Column({ name: 'bundle_id', type: 'text', nullable: true })
  bundleId: string | null;

  /** Null when the product proposed it. */
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
