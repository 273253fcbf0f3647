import type { Concept, OriginItem } from '../engine.types.js';
import type { Clash } from './sources/sources.js';

/** What one variant changes most. */
export const AXES = ['setting', 'audience', 'coreTwist', 'progression', 'business'] as const;
export type Axis = (typeof AXES)[number];

/** Parts that can be taken from one variant or another. */
export const PARTS = ['setting', 'choice', 'pressure', 'reward'] as const;
export type Part = (typeof PARTS)[number];

/** An idea to choose, not stored yet. */
export interface Variant extends Concept {
  /** Names it within these inputs: "attempt-place", for combining. */
  id: string;
  axis: Axis | 'combined';
  name: string;
  /** Why the halves need each other, and what one decides. */
  why: string;
  parts: Record<Part, string>;
  coreMechanics: OriginItem[];
  metaElements: OriginItem[];
  /** What it keeps of each source, in the source's words. */
  kept: { source: number; name: string; items: string[] }[];
}

export interface Variants {
  variants: Variant[];
  /** Chosen items that get in each other's way, with the reason. */
  clashes: Clash[];
  /** What was not used, and why. */
  left: { source: string; text: string; why: string }[];
  /** What is missing or could not be read. */
  notes: string[];
}
