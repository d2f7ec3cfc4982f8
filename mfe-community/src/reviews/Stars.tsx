import { limits } from '@apologia/contract';
import { Star } from 'lucide-react';
import { ratings } from './draft.ts';
import styles from './Stars.module.css';

/** A rating as it was given. */
export function Stars({ rating }: { rating: number }) {
  return (
    <span role="img" aria-label={`Rated ${rating} of ${limits.ratingMax}`} className={styles.stars}>
      {ratings.map((star) => (
        <Star key={star} size={16} fill={star <= rating ? 'currentColor' : 'none'} aria-hidden="true" />
      ))}
    </span>
  );
}
