import type { LessonDetail } from '@apologia/contract';
import { useEffect, useState } from 'react';
import styles from './LessonTools.module.css';
import { panelId } from './panelId.ts';
import { ToolPanel } from './ToolPanel.tsx';
import { lessonTools } from './tools.ts';

/** What one can study a lesson with: a row of buttons, and below it the panel of the one that is open. */
export function LessonTools({ detail }: { detail: LessonDetail }) {
  const [open, setOpen] = useState<string | null>(null);
  // A panel that was opened stays, hidden: what it plays or holds goes on.
  const [used, setUsed] = useState<readonly string[]>([]);
  const tools = detail.visitor ? lessonTools.filter((tool) => tool.visitors) : lessonTools;
  useEffect(() => {
    const named = lessonTools.find(({ id }) => location.hash === `#${panelId(id)}`);
    if (!named) return;
    setOpen(named.id);
    setUsed([named.id]);
  }, []);
  if (tools.length === 0) return null;

  const toggle = (id: string) => {
    setOpen(open === id ? null : id);
    if (!used.includes(id)) setUsed([...used, id]);
  };
  return (
    <section className={`no-print ${styles.tools}`} aria-label="Study tools">
      <div className={styles.row}>
        {tools.map(({ id, label, Icon }) => (
          <button
            key={id}
            type="button"
            className={styles.tool}
            aria-expanded={open === id}
            aria-controls={used.includes(id) ? panelId(id) : undefined}
            onClick={() => toggle(id)}
          >
            <Icon size={18} aria-hidden="true" />
            {label}
          </button>
        ))}
      </div>
      {tools
        .filter(({ id }) => used.includes(id))
        .map((tool) => (
          <div key={tool.id} id={panelId(tool.id)} className={styles.panel} hidden={open !== tool.id}>
            <ToolPanel tool={tool} detail={detail} />
          </div>
        ))}
    </section>
  );
}
