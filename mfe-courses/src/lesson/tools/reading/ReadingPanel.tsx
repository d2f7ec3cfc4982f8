import { ReadingChoices } from '@apologia/kit/readingChoices';
import styles from './ReadingPanel.module.css';

/** How the text is set: the page behind it changes at once. */
export default function ReadingPanel() {
  return (
    <>
      <ReadingChoices />
      <p className={styles.hint}>
        This browser remembers it, for every page. The colours are in the settings.
      </p>
    </>
  );
}
