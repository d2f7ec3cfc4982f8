import { Button, Link, Notice, paths } from '@apologia/kit';

/** An address that no module or lesson stands at. */
export function Missing({ title }: { title: string }) {
  return (
    <Notice
      title={title}
      mark={<MissingBook />}
      actions={
        <Button asChild size="3">
          <Link to={paths.dashboard}>Back to your dashboard</Link>
        </Button>
      }
    >
      <p>
        It may have been moved or given a new name. Everything you have studied is still listed with its
        subject.
      </p>
    </Notice>
  );
}

/** The place of a book that is not there. */
const MissingBook = () => (
  <svg className="emblem" viewBox="0 0 48 48" width="56" height="56" aria-hidden="true">
    <path d="M5 42h38M10 42V16M38 42V16" />
    <path d="M16 42V8h16v34M20 14h8M20 18h8" strokeDasharray="1 4" />
  </svg>
);
