import { type ReactNode, useEffect } from 'react';

/** A whole-page state (locked, missing, failed): what has happened, and one way on. It is the tab's title while it lasts. */
export function Notice({
  title,
  tabTitle = title,
  mark,
  children,
  actions,
}: {
  title: string;
  /** The tab's title where it has to say more. */
  tabTitle?: string;
  mark?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  useEffect(() => {
    const before = document.title;
    const own = `${tabTitle} · Apologia`;
    document.title = own;
    return () => {
      // Another page has set its own by then.
      if (document.title === own) document.title = before;
    };
  }, [tabTitle]);
  return (
    <section className="notice">
      {mark && <div className="notice-mark">{mark}</div>}
      <h1>{title}</h1>
      {children && <div className="notice-text">{children}</div>}
      {actions && <div className="notice-actions">{actions}</div>}
    </section>
  );
}
