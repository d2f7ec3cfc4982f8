import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { CompletedCount } from './CompletedCount.tsx';
import { Fold } from './Fold.tsx';
import { completedOf, type Group } from './groupModules.ts';
import { ModuleEntry } from './ModuleEntry.tsx';
import styles from './ModuleGroup.module.css';

interface ModuleGroupProps {
  group: Group;
  heading?: ReactNode;
  /** The module that the page puts first. */
  nextId: string | undefined;
  /** `null` where the modules are always in view. */
  fold: { isOpen: boolean; onToggle: (header: HTMLElement) => void; onFound: () => void } | null;
}

/** A subcategory: how far the learner is in it, and its modules. */
export function ModuleGroup({ group, heading = group.name, nextId, fold }: ModuleGroupProps) {
  const { id, name, modules } = group;
  const entries = (
    <ol className={styles.modules}>
      {modules.map((module, index) => (
        <ModuleEntry key={module.id} module={module} number={index + 1} isNext={module.id === nextId} />
      ))}
    </ol>
  );
  return (
    <section className={styles.group} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} className={styles.name}>
          {fold ? (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={fold.isOpen}
              aria-controls={`${id}-modules`}
              aria-describedby={`${id}-completed`}
              onClick={(event) => fold.onToggle(event.currentTarget)}
            >
              {heading}
            </button>
          ) : (
            heading
          )}
        </h2>
        <CompletedCount id={`${id}-completed`} done={completedOf(modules)} total={modules.length} of={name} />
        {fold && <ChevronDown className={styles.sign} aria-hidden="true" />}
      </header>
      {fold ? (
        <Fold id={`${id}-modules`} isOpen={fold.isOpen} onFound={fold.onFound}>
          {entries}
        </Fold>
      ) : (
        entries
      )}
    </section>
  );
}
