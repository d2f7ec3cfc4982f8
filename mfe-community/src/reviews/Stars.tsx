import { limits } from '@apologia/contract';
import { Star } from 'lucide-react';
import { ratings } from './draft.ts';
import styles from './Stars.module.css';

interface StarsProps {
  /** An average leaves one of them full in part. */
  rating: number;
  label?: string;
}

/** A rating as it was given, or the average of several. */
export function Stars({ rating, label = `Rated ${rating} of ${limits.ratingMax}` }: StarsProps) {
  return (
    <span role="img" aria-label={label} className={styles.stars}>
      {ratings.map((star) => (
        <OneStar key={star} share={Math.min(Math.max(rating - star + 1, 0), 1)} />
      ))}
    </span>
  );
}

/** @param share how much of it is full, from 0 to 1 */
function OneStar({ share }: { share: number }) {
  if (share === 0 || share === 1) return <Star size={16} fill={share ? 'currentColor' : 'none'} />;
  return (
    <span className={styles.partly}>
      <Star size={16} />
      <Star size={16} fill="currentColor" style={{ clipPath: `inset(0 ${100 - 100 * share}% 0 0)` }} />
    </span>
  );
}
