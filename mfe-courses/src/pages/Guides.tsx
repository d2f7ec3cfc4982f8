import { Page, RegionBoundary, Skeleton } from '@apologia/kit';
import styles from '../guide/GuideShelf.module.css';
import { GuideShelf } from '../guide/GuideShelf.tsx';

export default function Guides() {
  return (
    <Page
      title="Guides"
      lead="A module or a whole subject to print or to take along: the lessons with their figures, the passages of Scripture in full, the questions with room to write, and the answers at the end."
    >
      <RegionBoundary skeleton={<Skeleton className={styles.skeleton} />}>
        <GuideShelf />
      </RegionBoundary>
    </Page>
  );
}
