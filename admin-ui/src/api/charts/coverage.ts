import type { CoverageDay } from '../types';
export type CoverageState = CoverageDay['state'];
