/** Sources of descriptions that no store or service gave, as `fieldSources` of a listing names them. */
export const SAMPLE = 'sample';
export const ENTERED = 'manual';
