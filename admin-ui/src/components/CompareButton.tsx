import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { COMPARE, comparePath } from '../routes';
import { Icon } from './Icon';

interface CompareButtonProps {
  games?: string[];
  ideas?: string[];
  label?: string;
  size?: 'small' | 'medium';
}

/** Opens the chosen games and ideas side by side. */
export function CompareButton({
  games = [],
  ideas = [],
  label = 'Compare',
  size = 'small',
}: CompareButtonProps) {
  const count = games.length + ideas.length;
  const fits = count >= COMPARE.least && count <= COMPARE.most;
  return (
    <Button
      size={size}
      component={Link}
      to={comparePath({ games, ideas })}
      disabled={!fits}
      title={`Compares ${COMPARE.least} to ${COMPARE.most} side by side`}
    >
      <Icon name="compare" />
      {label}
    </Button>
  );
}
