/** The brand: a Greek alpha drawn in one line, with the name beside it. */
export function Logo({ name = true }: { name?: boolean }) {
  return (
    <span className="logo">
      <svg viewBox="0 0 32 32" width="28" height="28" aria-hidden="true">
        <path d="M26 6c-3 12-8 20-14 20-4.500 0-7-3.500-7-9s3-10 8-10c6 0 7 10 9 15 .8 2.400 2 4 4.500 4" />
      </svg>
      {name && <span className="logo-name">Apologia</span>}
    </span>
  );
}
