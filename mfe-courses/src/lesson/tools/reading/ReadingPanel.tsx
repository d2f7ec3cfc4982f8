import { ReadingChoices } from '@apologia/kit/readingChoices';
import styles from './ReadingPanel.module.css';

/** How the text is set: the page changes at once, and where there is no room to see it a sample does. */
export default function ReadingPanel() {
  return (
    <>
      <blockquote className={`prose ${styles.sample}`}>
        Your word is a lamp to my feet, and a light for my path. <cite>Psalm 119:105</cite>
      </blockquote>
      <ReadingChoices />
      <p className={styles.hint}>
        This browser remembers it, for every page. The colours are in the settings.
      </p>
    </>
  );
}
