import type { TaxonomyProposal } from '../api/types';

/** The wordings of a proposal, one each. A cue of the product, in its notation, is put in words: "guild / clan with join / lead". */
export const listWordings = ({ type, cue }: Pick<TaxonomyProposal, 'type' | 'cue'>): string[] =>
  type === 'mute' ? [describeCue(cue)] : cue.split('\n');

const describeCue = (cue: string): string =>
  cue
    .replace(/[=@?]/g, '')
    .replaceAll('_', ' ')
    .replaceAll('/', ' / ')
    .replaceAll(' & ', ' with ')
    .replace(/ ~\d+ /g, ' … ')
    .replace(/#+/g, 'a number');
