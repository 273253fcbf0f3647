/** Sources of descriptions that come from neither a store nor a service, as `fieldSources` names them. */
export const SAMPLE = 'sample';
export const ENTERED = 'manual';
