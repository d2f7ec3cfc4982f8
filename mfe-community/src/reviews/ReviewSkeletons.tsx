import { Skeleton } from '@apologia/kit';
import formStyles from './ReviewForm.module.css';
import listStyles from './ReviewList.module.css';

const places = [1, 2, 3];

export function FormSkeleton() {
  return (
    <div className={formStyles.form} aria-busy="true">
      <Skeleton width="14rem" height="4.25rem" />
      <Skeleton width="100%" height="12rem" />
      <Skeleton width="9rem" height="2.75rem" />
    </div>
  );
}

export function ListSkeleton() {
  return (
    <div aria-busy="true">
      <span className="visually-hidden" role="status">
        Loading reviews
      </span>
      <p className={listStyles.average} aria-hidden="true">
        &nbsp;
      </p>
      <ul aria-hidden="true">
        {places.map((place) => (
          <li key={place} className={listStyles.entry}>
            <Skeleton width="100%" height="6rem" />
          </li>
        ))}
      </ul>
    </div>
  );
}
