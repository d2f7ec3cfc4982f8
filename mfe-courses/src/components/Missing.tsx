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
    <path d="M4 41h40M7 41V17h7v24M34 41V14h7v27M7 22h7M34 35h7" />
    <path d="M18 41V9h12v32" strokeDasharray="1 4" />
  </svg>
);
