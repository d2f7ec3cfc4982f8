import { Page, RegionBoundary, Skeleton } from '@apologia/kit';
import { AboutLinks } from '../about/AboutLinks.tsx';
import styles from './SettingsPage.module.css';
import { sections } from './sections.tsx';

/** What a learner can see and govern of their account, a section each. */
export default function SettingsPage() {
  return (
    <Page title="Settings" lead="Your account, and what the academy keeps of you.">
      {sections.map(({ id, title, Section }) => (
        <section key={id} id={id} className={styles.section} aria-labelledby={`${id}-title`}>
          <h2 id={`${id}-title`} tabIndex={-1}>
            {title}
          </h2>
          <div className={styles.body}>
            <RegionBoundary skeleton={<Skeleton className={styles.skeleton} />}>
              <Section />
            </RegionBoundary>
          </div>
        </section>
      ))}
      <AboutLinks className={styles.about} />
    </Page>
  );
}
