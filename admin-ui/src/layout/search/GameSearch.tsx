import { GameLine } from '../../components/games/GameLine';
import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { listGames } from '../../api/games/games';
import type { Game } from '../../api/types';
import { Icon } from '../../components/text/Icon';
import { PLATFORM_NAMES } from '../../components/text/chips';
import { formatCount } from '../../components/text/format';
import { useDebounced } from '../../components/filters/use-debounced';
import { useWatchGames } from '../../manage-watchlists/watch-context';
import { addGamePath, gamePath, gamesPath } from '../../routes';
import './game-search.css';

/** A game, or a command below the results. */
type Option = { kind: 'game'; game: Game } | { kind: 'all'; total: number } | { kind: 'add'; text: string };

const SHOWN = 8;

/** Typo-tolerant search across the catalog; opens the game's page. */
export function GameSearch({ early }: { early?: { text: string; focused: boolean } }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [text, setText] = useState(early?.text ?? '');
  const [open, setOpen] = useState(false);
  const words = useDebounced(text.trim(), 180);
  const { data, isFetching, isError } = useQuery({
    queryKey: ['games', 'search', words],
    queryFn: ({ signal }) => listGames({ filter: { q: words }, range: [0, SHOWN - 1] }, signal),
    enabled: words.length > 0,
    placeholderData: (before) => before,
  });
  const highlighted = useRef<Option | null>(null);
  const watch = useWatchGames();
  const settled = words === text.trim() && !isFetching;

  const go = (option: Option | null) => {
    if (!option) return;
    setText('');
    const from = { state: { from: pathname + search } };
    if (option.kind === 'game') void navigate(gamePath(option.game.bundleId), from);
    else if (option.kind === 'all') void navigate(gamesPath(words));
    else void navigate(addGamePath(option.text));
  };

  return (
    <Autocomplete<Option>
      className="game-search"
      value={null}
      inputValue={text}
      // MUI would replace the words by the label of a selected option.
      onInputChange={(_event, value, reason) => /input|clear|blur/.test(reason) && setText(value)}
      options={words && data && !isError ? listOptions(data.rows, data.total, settled ? words : null) : []}
      filterOptions={(options) => options}
      getOptionLabel={labelFor}
      getOptionKey={(option) => (option.kind === 'game' ? option.game.bundleId : `/${option.kind}`)}
      isOptionEqualToValue={() => false}
      // Results of the previous words may still be visible: Enter must not open those.
      onChange={(event, option) => (settled || event.type !== 'keydown') && go(option)}
      open={open && text.trim() !== ''}
      onOpen={() => setOpen(true)}
      onClose={(_event, reason) => (settled || reason !== 'selectOption') && setOpen(false)}
      autoHighlight
      onHighlightChange={(_event, option) => (highlighted.current = option)}
      onKeyDown={(event) => {
        // Alt+W only; a plain letter is input.
        if (!event.altKey || event.code !== 'KeyW' || highlighted.current?.kind !== 'game') return;
        event.preventDefault();
        watch([highlighted.current.game.bundleId]);
      }}
      clearOnEscape
      forcePopupIcon={false}
      noOptionsText={isError ? 'Search failed. Try again.' : 'Searching…'}
      slotProps={{ paper: { className: 'game-search-results' } }}
      renderOption={({ key, ...props }, option) => (
        <li key={key} {...props}>
          <OptionView option={option} />
        </li>
      )}
      renderInput={(params) => (
        <OutlinedInput
          {...params.slotProps.input}
          fullWidth
          autoFocus={early?.focused ?? false}
          inputProps={{
            ...params.slotProps.htmlInput,
            'aria-label': 'Search games',
            'aria-keyshortcuts': '/',
            'data-search-field': '',
            type: 'search',
            maxLength: 200,
          }}
          placeholder="Search games"
          startAdornment={<Icon name="search" />}
          endAdornment={<kbd aria-hidden="true">/</kbd>}
        />
      )}
    />
  );
}

/** The games found and the link to all of them; `emptyFor` holds the words that certainly have no result. */
function listOptions(games: Game[], total: number, emptyFor: string | null): Option[] {
  if (games.length === 0) return emptyFor ? [{ kind: 'add', text: emptyFor }] : [];
  return [...games.map((game): Option => ({ kind: 'game', game })), { kind: 'all', total }];
}

function labelFor(option: Option): string {
  if (option.kind === 'game') return option.game.title;
  return option.kind === 'all' ? 'See all results' : 'Add a game';
}

function OptionView({ option }: { option: Option }) {
  if (option.kind === 'all') {
    return (
      <span className="row accent">
        <Icon name="search" />
        See all results<span className="muted">{formatCount(option.total)}</span>
      </span>
    );
  }
  if (option.kind === 'add') {
    return (
      <>
        <Icon name="plus" />
        <span className="grow">
          <span className="cut">Add a game</span>
          <span className="cut text-12 muted">No games found for “{option.text}”</span>
        </span>
      </>
    );
  }
  const { developer, platforms } = option.game;
  return (
    <GameLine game={option.game} size="small">
      <span className="cut text-12 muted">
        {[
          developer || 'Unknown Developer',
          platforms.map((platform) => PLATFORM_NAMES[platform]).join(' and '),
        ]
          .filter(Boolean)
          .join(', ')}
      </span>
    </GameLine>
  );
}
