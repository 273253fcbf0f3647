import Button from '@mui/material/Button';
import { useId } from 'react';
import { Icon } from '../components/Icon';

interface StarRatingProps {
  /** Names what is rated. */
  name: string;
  /** 1 to 5; null is not rated. */
  stars: number | null;
  onStars: (stars: number | null) => void;
}

const ALL = [1, 2, 3, 4, 5];

/** My stars: radio buttons that look like stars, so arrows and a finger work alike. */
export function StarRating({ name, stars, onStars }: StarRatingProps) {
  const group = useId();
  return (
    <fieldset className="star-rating">
      <legend className="text-12 muted">
        Your rating<span className="visually-hidden"> of {name}</span>
      </legend>
      <div className="star-rating">
        {ALL.map((value) => (
          <label key={value} className={stars !== null && value <= stars ? 'given' : undefined}>
            <input
              type="radio"
              name={group}
              className="visually-hidden"
              checked={stars === value}
              onChange={() => onStars(value)}
            />
            <Icon name="star" />
            <span className="visually-hidden">
              {value} {value === 1 ? 'star' : 'stars'}
            </span>
          </label>
        ))}
      </div>
      {stars !== null && (
        <Button
          size="small"
          variant="text"
          onClick={(event) => {
            // The button goes with the rating; the stars keep the keyboard.
            const first = event.currentTarget.closest('fieldset')?.querySelector('input');
            onStars(null);
            first?.focus();
          }}
        >
          Clear rating<span className="visually-hidden"> of {name}</span>
        </Button>
      )}
    </fieldset>
  );
}
