import { type ReactNode, useEffect } from 'react';

interface PageProps {
  /** A small-caps label above the title. */
  eyebrow?: ReactNode;
  title: ReactNode;
  lead?: ReactNode;
  /** `reading` keeps lines to 66 characters. */
  measure?: 'wide' | 'reading';
  children: ReactNode;
}

/** A page with its heading, which is the tab's title too where it is plain text. */
export function Page({ eyebrow, title, lead, measure = 'wide', children }: PageProps) {
  useEffect(() => {
    if (typeof title === 'string') document.title = `${title} · Apologia`;
  }, [title]);
  return (
    <div className={`page page-${measure}`}>
      <header className="page-header">
        {eyebrow && <p className="eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        {lead && <p className="lead">{lead}</p>}
      </header>
      {children}
    </div>
  );
}
