import { paths } from '@apologia/kit';

/** The pages that people look for before they trust a place. Each is a document of its own. */
export function AboutLinks({ className }: { className: string | undefined }) {
  return (
    <nav className={className} aria-label="About this academy">
      <a href={paths.privacy}>Privacy</a>
      <a href={paths.terms}>Terms</a>
      <a href={paths.contact}>Contact</a>
    </nav>
  );
}
