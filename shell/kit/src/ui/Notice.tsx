import type { ReactNode } from 'react';

/** A whole-page state (locked, missing, failed): what has happened, and one way on. */
export function Notice({
  title,
  mark,
  children,
  actions,
}: {
  title: string;
  mark?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  return (
    <section className="notice">
      {mark && <div className="notice-mark">{mark}</div>}
      <h1>{title}</h1>
      {children && <div className="notice-text">{children}</div>}
      {actions && <div className="notice-actions">{actions}</div>}
    </section>
  );
}
