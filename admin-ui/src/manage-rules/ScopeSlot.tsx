import Autocomplete from '@mui/material/Autocomplete';
import { Button } from '../components/actions/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import Popover from '@mui/material/Popover';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '../api/queries/use-api';
import { listGames } from '../api/games/games';
import { useDebounced } from '../components/filters/use-debounced';
import { useTags } from '../manage-tags/use-tags';
import { useWatchlists } from '../manage-watchlists/use-watchlists';
import { ANY_GAME, type RuleScope } from './rule-terms';
import { describeScope, SLOT_STYLE } from './slot-options';

const PAUSE_MS = 180;
const FOUND = 8;

interface ScopeSlotProps {
  value: RuleScope;
  onPick: (scope: RuleScope) => void;
}

/** Scope: all games, a watchlist, tag or developer, or one game. */
export function ScopeSlot({ value, onPick }: ScopeSlotProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="text"
        size="small"
        data-slot=""
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        aria-label={`Games: ${describeScope(value)}`}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        style={SLOT_STYLE}
      >
        <span className="break">{describeScope(value)}</span>
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': 'Whose games' } }}
      >
        <ScopeSearch
          onClose={close}
          onPick={(scope) => {
            onPick(scope);
            close();
          }}
        />
      </Popover>
    </>
  );
}

/** Searches watchlists and tags by name, developers and games in the catalog. */
function ScopeSearch({ onPick, onClose }: { onPick: (scope: RuleScope) => void; onClose: () => void }) {
  const [text, setText] = useState('');
  const words = useDebounced(text.trim(), PAUSE_MS);
  const scopes = useScopes(words);
  return (
    <Autocomplete<RuleScope>
      open
      value={null}
      inputValue={text}
      // MUI handles Escape itself while it is open, so the popover would not see it.
      onClose={(_event, reason) => reason === 'escape' && onClose()}
      onInputChange={(_event, typed, reason) => reason === 'input' && setText(typed)}
      options={scopes}
      filterOptions={(options) => options}
      getOptionLabel={describeScope}
      getOptionKey={({ scope, scopeId }) => `${scope} ${scopeId}`}
      isOptionEqualToValue={() => false}
      noOptionsText="Nothing found"
      autoHighlight
      // Results of the previous words may still be visible: Enter must not pick those.
      onChange={(event, scope) =>
        scope && (words === text.trim() || event.type !== 'keydown') && onPick(scope)
      }
      sx={{ width: 320, maxWidth: '90vw' }}
      renderInput={({ slotProps: { input, htmlInput } }) => (
        <OutlinedInput
          ref={input.ref}
          fullWidth
          autoFocus
          placeholder="A list, tag, developer or game"
          inputProps={{ ...htmlInput, 'aria-label': 'Search lists, tags, developers and games' }}
        />
      )}
    />
  );
}

function useScopes(query: string): RuleScope[] {
  const { data: lists = [] } = useWatchlists();
  const { data: tags = [] } = useTags();
  const { data: games } = useQuery({
    queryKey: ['games', 'search', query],
    queryFn: ({ signal }) => listGames({ filter: { q: query }, range: [0, FOUND - 1] }, signal),
    enabled: query.length > 0,
  });
  const { data: developers = [] } = useApi('/api/developers', { q: query }, { enabled: query.length > 0 });
  const toScope = (scope: RuleScope['scope']) => (each: { id: string; name: string }) => ({
    ...{ scope, scopeId: each.id, scopeName: each.name },
  });
  const all = [ANY_GAME, ...lists.map(toScope('watchlist')), ...tags.map(toScope('tag'))];
  const matchesQuery = (scope: RuleScope) => describeScope(scope).toLowerCase().includes(query.toLowerCase());
  if (query === '') return all;
  return [
    ...all.filter(matchesQuery),
    ...developers.slice(0, FOUND).map(toScope('developer')),
    ...(games?.rows ?? []).map(({ bundleId, title }) => ({
      ...{ scope: 'game' as const, scopeId: bundleId, scopeName: title },
    })),
  ];
}
