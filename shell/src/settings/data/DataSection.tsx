import { paths } from '@apologia/kit';
import styles from './Data.module.css';
import { DownloadData } from './DownloadData.tsx';

/** What the academy keeps of the learner, to take along. */
export function DataSection() {
  return (
    <div className={styles.part}>
      <p>
        Everything that the academy keeps of you, in one file that any program can read: your answers and
        essays, conversations, what you wrote for others, what you paid. The file says of each thing what it
        is, why it is kept and how long. The same in short stands under <a href={paths.privacy}>Privacy</a>.
      </p>
      <DownloadData />
    </div>
  );
}
