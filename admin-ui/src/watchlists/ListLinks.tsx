import Chip from '@mui/material/Chip';
import { Link } from 'react-router';
import { Icon } from '../components/text/Icon';
import { formatCount } from '../components/text/format';
import { useWatchlists } from '../manage-watchlists/use-watchlists';
import { ROUTES, watchlistPath } from '../routes';

/** Links to the other watchlists. */
export function ListLinks({ current }: { current: string }) {
  const { data: lists = [] } = useWatchlists();
  return (
    <nav className="row scrolls" aria-label="Watchlists">
      <Chip component={Link} to={ROUTES.watchlists} clickable variant="outlined" label="All watchlists" />
      {lists.map(({ id, name, shared, games }) => (
        <Chip
          key={id}
          component={Link}
          to={watchlistPath(id)}
          clickable
          variant={id === current ? 'filled' : 'outlined'}
          color={id === current ? 'primary' : 'default'}
          aria-current={id === current ? 'page' : undefined}
          label={
            <span className="row near">
              {!shared && <Icon name="lock" className="small" />}
              <span dir="auto">{name}</span>
              <span>{formatCount(games)}</span>
            </span>
          }
        />
      ))}
    </nav>
  );
}
