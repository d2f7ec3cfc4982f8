import { limits, visibleLength } from '@apologia/contract';
import { TextArea } from '@apologia/kit';
import type { RefObject } from 'react';
import styles from './DraftFields.module.css';
import type { Draft } from './draft.ts';
import { RatingField } from './RatingField.tsx';

interface DraftFieldsProps {
  draft: Draft;
  onChange: (part: Partial<Draft>) => void;
  commentBox?: RefObject<HTMLTextAreaElement | null>;
}

/** The stars and the words of a review being written. */
export function DraftFields({ draft: { rating, comment }, onChange, commentBox }: DraftFieldsProps) {
  return (
    <>
      <RatingField rating={rating} onChange={(stars) => onChange({ rating: stars })} />
      <div className="field">
        <label htmlFor="comment">Your review</label>
        <TextArea
          ref={commentBox}
          id="comment"
          size="3"
          rows={5}
          placeholder="What helped you? What could be better?"
          aria-describedby="comment-length"
          value={comment}
          onChange={(event) => onChange({ comment: event.target.value })}
        />
        <p id="comment-length" className={styles.length}>
          {visibleLength(comment)}/{limits.postMin} characters minimum
        </p>
      </div>
    </>
  );
}
