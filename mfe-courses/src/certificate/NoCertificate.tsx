import { Button, Notice, paths } from '@apologia/kit';

/** A code that no certificate bears. */
export function NoCertificate() {
  return (
    <Notice
      title="Certificate not found"
      mark={<Unsealed />}
      actions={
        <Button asChild size="3">
          <a href={paths.landing}>Go to Apologia</a>
        </Button>
      }
    >
      <p>
        No certificate bears this code. It is five groups of four letters and digits; please compare it with
        the printed one.
      </p>
    </Notice>
  );
}

/** A ribbon without its seal. */
const Unsealed = () => (
  <svg className="emblem" viewBox="0 0 48 48" width="56" height="56" aria-hidden="true">
    <circle cx="24" cy="18" r="12" strokeDasharray="1 4" />
    <path d="M16 28l-4 14 7-3 5 5 5-5 7 3-4-14" />
  </svg>
);
