import type { PairCell, PairMap } from '../api/types';
import { countNoun } from '../components/text/format';

const nameEntry = (list: PairMap['mechanics'], id: string): string =>
  list.find((one) => one.id === id)?.name ?? id;

export const namePair = (map: PairMap, { mechanicId, metaId }: PairCell): string =>
  `${nameEntry(map.mechanics, mechanicId)} and ${nameEntry(map.metas, metaId)}`;

/** "19 games, 8.3 expected, more than expected by chance". */
export const describeCell = ({ games, expected, flag, probability }: PairCell): string =>
  `${countNoun(games, 'game')}, ${expected} expected, ${
    flag
      ? `${flag} than expected by chance`
      : probability === null
        ? 'too few to tell'
        : 'no clear difference'
  }`;
