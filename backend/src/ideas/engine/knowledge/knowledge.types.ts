import type { LinkPhrases } from '../../../ai/taxonomy/taxonomy.js';

/**
 * What a designer knows about one taxonomy entry beyond its definition. Phrases complete a stated sentence, so they
 * start in lower case and end without a full stop; item texts stand alone as an item of an idea.
 */
interface SharedData {
  /** What players do: completes "Players …". */
  act: string;
  /** What it brings: completes "It gives …". */
  gives: string;
  /** Completes "It needs …". */
  needs: string;
  /** Completes "The usual failure: …". */
  pitfall: string;
  /** Completes "It earns through …". */
  money: string;
  /** Item texts: three concrete shapes of it. */
  variants: readonly [string, string, string];
  /** Item text: the same thing for a wider, calmer audience. */
  casual: string;
  /** Item text: the same thing with rivals. */
  rivalry: string;
  /** Ids that go well with it, beyond the taxonomy's `related`. */
  with?: readonly string[];
}

export interface MechanicData extends SharedData {
  /** Usual minutes of one go, from and to. */
  minutes: readonly [number, number];
  /** Words a name may be built from. */
  names: readonly string[];
}

export interface MetaData extends SharedData {
  /** When it is felt: completes "It is felt …". */
  pace: string;
}

/** What is known of an entry, with its phrases of the taxonomy. */
export type MechanicKnowledge = MechanicData & Required<LinkPhrases>;
export type MetaKnowledge = MetaData & Pick<LinkPhrases, 'reward'>;
export type Knowledge = MechanicKnowledge | MetaKnowledge;
