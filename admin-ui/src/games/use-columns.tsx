import { useListContext } from 'react-admin';
import { useApi } from '../api/queries/use-api';
import type { Game } from '../api/types';
import { useColumnChoice } from '../components/table/use-column-choice';
import { None, textColumn } from '../components/table/columns';
import { GAME_COLUMNS } from './game-columns';

/** The most similar games that the API returns. */
const MOST_SIMILAR = 200;

/** The selected columns, plus the reasons in a list of similar games. */
export function useColumns() {
  const { filterValues } = useListContext<Game>();
  const similarTo = filterValues.similarTo as string | undefined;
  const choice = useColumnChoice('games', GAME_COLUMNS);
  const { data } = useApi(
    '/api/games/{bundleId}/similar',
    { bundleId: similarTo ?? '', limit: MOST_SIMILAR },
    { enabled: similarTo !== undefined },
  );
  const [title, ...others] = choice.visible;
  if (!similarTo || !title) return choice;
  const why = new Map(data?.map((game) => [game.bundleId, game.why]));
  const reasons = textColumn<Game>(({ bundleId }) => why.get(bundleId)?.join('; '), {
    label: 'Why',
    bareOnCards: true,
    key: 'why',
    width: 320,
    cell: ({ bundleId }) => (
      <span className="stack close text-12">
        {why.get(bundleId)?.map((reason) => (
          <span key={reason} className="cut">
            {reason}
          </span>
        )) ?? <None />}
      </span>
    ),
  });
  return { ...choice, visible: [title, reasons, ...others] };
}
