import { Meter } from '@apologia/kit';
import type { ReactNode } from 'react';
import type { Group } from './groupModules.ts';
import { ModuleEntry } from './ModuleEntry.tsx';
import styles from './ModuleGroup.module.css';

/** The element id of a group, for links within the page. */
export const groupId = (name: string) => name.toLowerCase().replaceAll(' ', '-');

interface ModuleGroupProps extends Group {
  heading?: ReactNode;
  /** The module that the page puts first. */
  nextId: string | undefined;
}

/** A subcategory: how far the learner is in it, and its modules. */
export function ModuleGroup({ name, modules, heading = name, nextId }: ModuleGroupProps) {
  const done = modules.filter((module) => module.userProgress.completed).length;
  const id = groupId(name);
  return (
    <section className={styles.group} aria-labelledby={id}>
      <header className={styles.header}>
        <h2 id={id} className={styles.name}>
          {heading}
        </h2>
        <div className={styles.progress}>
          <p>
            {done} of {modules.length} completed
          </p>
          <Meter value={Math.round((100 * done) / modules.length)} label={`${name}: modules completed`} />
        </div>
      </header>
      <ol>
        {modules.map((module, index) => (
          <ModuleEntry key={module.id} module={module} number={index + 1} isNext={module.id === nextId} />
        ))}
      </ol>
    </section>
  );
}
