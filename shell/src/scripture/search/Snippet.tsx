import styles from './OptionRow.module.css';

/** A snippet of a result with the search's words marked: every second piece is one. */
export function Snippet({ pieces, isVerse }: { pieces: readonly string[]; isVerse: boolean }) {
  let at = 0;
  return (
    <span className={isVerse ? `${styles.snippet} ${styles.verse}` : styles.snippet}>
      {pieces.map((piece, i) => {
        at += piece.length;
        return i % 2 ? <mark key={at}>{piece}</mark> : piece;
      })}{' '}
    </span>
  );
}
