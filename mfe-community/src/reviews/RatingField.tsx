import { counted } from '@apologia/kit';
import { Star } from 'lucide-react';
import { ratings } from './draft.ts';
import styles from './RatingField.module.css';

/** One to five stars: radio buttons to the keyboard and to a screen reader. */
export function RatingField({ rating, onChange }: { rating: number; onChange: (rating: number) => void }) {
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>Your rating</legend>
      <div className={styles.stars}>
        {ratings.map((stars) => (
          <label key={stars} className={styles.star}>
            <input
              type="radio"
              name="rating"
              className={styles.radio}
              value={stars}
              checked={rating === stars}
              onChange={() => onChange(stars)}
            />
            <Star size={28} strokeWidth={1.6} aria-hidden="true" />
            <span className="visually-hidden">{counted(stars, 'star')}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
