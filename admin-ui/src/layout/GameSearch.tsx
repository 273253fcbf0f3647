import Autocomplete from '@mui/material/Autocomplete';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { searchGames } from '../api/games';
import type { Game } from '../api/types';
import { GameIcon } from '../components/GameIcon';
import { Icon } from '../components/Icon';
import { PLATFORM_NAMES } from '../components/chips';
import { gamePath } from './routes';
import './game-search.css';

/** Finds a game of the catalogue and opens its page. */
export function GameSearch({ onDone }: { onDone?: () => void }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const words = useSettled(text.trim());
  const { data, isFetching, isError } = useQuery({
    queryKey: ['games', 'search', words],
    queryFn: ({ signal }) => searchGames(words, signal),
    enabled: words.length > 0,
    placeholderData: (before) => before,
  });
  const settled = words === text.trim() && !isFetching;

  return (
    <Autocomplete<Game>
      className="game-search"
      value={null}
      inputValue={text}
      onInputChange={(_event, value, reason) => reason !== 'reset' && setText(value)}
      options={words ? (data ?? []) : []}
      filterOptions={(games) => games}
      getOptionLabel={(game) => game.title}
      getOptionKey={(game) => game.bundleId}
      isOptionEqualToValue={(a, b) => a.bundleId === b.bundleId}
      onChange={(_event, game) => {
        if (!game) return;
        setText('');
        onDone?.();
        void navigate(gamePath(game.bundleId), { state: { from: pathname + search } });
      }}
      open={open && text.trim() !== ''}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      autoHighlight
      clearOnEscape
      forcePopupIcon={false}
      noOptionsText={isError ? 'The search did not answer' : settled ? 'No games found' : 'Searching…'}
      slotProps={{ paper: { className: 'game-search-results' } }}
      renderOption={({ key, ...option }, game) => (
        <li key={key} {...option}>
          <GameIcon url={game.iconUrl} title={game.title} size="small" />
          <span className="grow">
            <span className="cut">{game.title}</span>
            <span className="cut text-12 muted">
              {game.developer || 'Unknown Developer'},{' '}
              {game.platforms.map((platform) => PLATFORM_NAMES[platform]).join(' and ')}
            </span>
          </span>
        </li>
      )}
      renderInput={(params) => (
        <OutlinedInput
          {...params.slotProps.input}
          fullWidth
          autoFocus={onDone !== undefined}
          inputProps={{
            ...params.slotProps.htmlInput,
            'aria-label': 'Search games',
            'aria-keyshortcuts': '/',
            'data-search-field': '',
            type: 'search',
          }}
          placeholder="Search games"
          startAdornment={<Icon name="search" />}
          endAdornment={onDone ? undefined : <kbd aria-hidden="true">/</kbd>}
        />
      )}
    />
  );
}

/** The words once typing has paused. */
function useSettled(words: string): string {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), 180);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
