import { Button, Link, Notice, paths } from '@apologia/kit';

/** An address that no module or lesson stands at. */
export function Missing({ title }: { title: string }) {
  return (
    <Notice
      title={title}
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
