import { Button } from './Button';
import { COMPARE, comparePath } from '../../routes';

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
      icon="compare"
      label={label}
      size={size}
      to={comparePath({ games, ideas })}
      disabled={!fits}
      title={`Compares ${COMPARE.least} to ${COMPARE.most} side by side`}
    />
  );
}
