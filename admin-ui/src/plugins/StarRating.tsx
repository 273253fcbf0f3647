import { Button } from '../components/actions/Button';
import Rating from '@mui/material/Rating';
import { useId, useRef } from 'react';
import { Icon } from '../components/text/Icon';
import { countNoun } from '../components/text/format';

interface StarRatingProps {
  /** What is rated. */
  name: string;
  /** 1 to 5; null is not rated. */
  stars: number | null;
  onStars: (stars: number | null) => void;
}

/** A rating: radio buttons that look like stars, so that arrows and touch work. */
export function StarRating({ name, stars, onStars }: StarRatingProps) {
  const group = useId();
  const field = useRef<HTMLFieldSetElement>(null);
  return (
    <fieldset ref={field} className="row wrap">
      <legend className="text-12 muted">
        Your rating<span className="visually-hidden"> of {name}</span>
      </legend>
      <Rating
        name={group}
        value={stars}
        icon={<Icon name="star" />}
        emptyIcon={<Icon name="star" />}
        getLabelText={(value) => countNoun(value, 'star')}
        emptyLabelText="Not rated"
        onChange={(_event, next) => onStars(next)}
      />
      {stars !== null && (
        <Button
          size="small"
          variant="text"
          onClick={() => {
            onStars(null);
            // The button disappears with the rating, so the focus moves to the stars.
            field.current?.querySelector('input')?.focus();
          }}
        >
          Clear rating<span className="visually-hidden"> of {name}</span>
        </Button>
      )}
    </fieldset>
  );
}
