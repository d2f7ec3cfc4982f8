import { lookUp, type Resource, resourceTypes } from '@apologia/contract';
import styles from './Library.module.css';
import { ResourceEntry } from './ResourceEntry.tsx';
import { typeLabel } from './types.ts';
import { useIsWide } from './useIsWide.ts';

interface ShelfProps {
  resources: readonly Resource[];
  /** The work that the address names: its row is open. */
  named: string;
}

/** Works by their type, each type in the order of its curators. */
export function Shelf({ resources, named }: ShelfProps) {
  const isWide = useIsWide();
  const byType = [...Map.groupBy(resources, ({ type }) => typeLabel(type))];
  byType.sort(([, [one]], [, [other]]) => placeOf(one) - placeOf(other));
  return byType.map(([{ many, Icon }, works]) => (
    <section key={many} className={styles.group} aria-labelledby={`type-${many}`}>
      <h2 id={`type-${many}`} className={styles.type}>
        <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
        {many} <span className={styles.works}>{works.length}</span>
      </h2>
      <ul className={styles.shelf}>
        {works.map((resource) => (
          <ResourceEntry key={resource.id} resource={resource} isWhole={isWide || resource.id === named} />
        ))}
      </ul>
    </section>
  ));
}

const places: Record<string, number> = Object.fromEntries(resourceTypes.map((type, place) => [type, place]));

/** Types that this page does not know come last. */
const placeOf = (work: Resource | undefined) => (work ? lookUp(places, work.type, resourceTypes.length) : 0);
