import { paths } from '@apologia/kit';

export function Closing() {
  return (
    <section className="closing wrap" aria-labelledby="closing-title">
      <h2 id="closing-title">Sooner or later, someone will ask&nbsp;you.</h2>
      <p className="lead">A friend, a colleague, your own child. The first lesson takes about ten minutes.</p>
      <a className="button button-solid" href={`${paths.auth()}?tab=register`}>
        Start Learning Today
      </a>
    </section>
  );
}
