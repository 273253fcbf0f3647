import OutlinedInput from '@mui/material/OutlinedInput';
import { Suspense, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { useLocation } from 'react-router';
import { forgetFailedLoads, lazyScreen } from '../../components/states/lazy-screen';
import { Icon } from '../../components/text/Icon';
import './game-search.css';

// Loaded separately: a phone searches in the command palette and never needs this library.
const GameSearch = lazyScreen(() => import('./GameSearch').then((file) => file.GameSearch));

/** The header's search: a plain field until its code has loaded, which then takes over the input. */
export function HeaderSearch() {
  const { pathname } = useLocation();
  const [early, setEarly] = useState({ text: '', focused: false });
  const place = (
    <div className="game-search">
      <OutlinedInput
        fullWidth
        placeholder="Search games"
        value={early.text}
        onChange={({ target }) => setEarly({ ...early, text: target.value })}
        onFocus={() => setEarly({ ...early, focused: true })}
        onBlur={() => setEarly({ ...early, focused: false })}
        inputProps={{ 'aria-label': 'Search games', 'data-search-field': '', maxLength: 200 }}
        startAdornment={<Icon name="search" />}
      />
    </div>
  );
  return (
    <div className="find">
      <ErrorBoundary fallback={place} onReset={forgetFailedLoads} resetKeys={[pathname]}>
        <Suspense fallback={place}>
          <GameSearch early={early} />
        </Suspense>
      </ErrorBoundary>
    </div>
  );
}
