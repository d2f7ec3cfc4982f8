import { Page } from '@apologia/kit';
import { AboutLinks } from '../about/AboutLinks.tsx';
import styles from './SettingsPage.module.css';
import { sections } from './sections.tsx';

/** What a learner can see and govern of their account, a section each. */
export default function SettingsPage() {
  return (
    <Page measure="reading" title="Settings" lead="Your account, and what the academy keeps of you.">
      {sections.map(({ id, title, Section }) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`}>{title}</h2>
          <Section />
        </section>
      ))}
      <AboutLinks className={styles.about} />
    </Page>
  );
}
