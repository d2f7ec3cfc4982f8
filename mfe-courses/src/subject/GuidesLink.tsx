import type { Subject } from '@apologia/contract';
import { Link, paths } from '@apologia/kit';

/** The way from a subject to what can be printed of it. */
export function GuidesLink({ subject }: { subject: Subject }) {
  return (
    <p>
      <Link to={`${paths.guides}#${subject}`}>Print and guides</Link>
    </p>
  );
}
