import { Button, Notice, paths } from '@apologia/kit';

/** A code that no certificate bears. */
export function NoCertificate() {
  return (
    <Notice
      title="Certificate not found"
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
