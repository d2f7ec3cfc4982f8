import { paths } from '@apologia/kit';
import { ReadingWindow } from './ReadingWindow.tsx';

export function Hero() {
  return (
    <section className="hero wrap" aria-labelledby="hero-title">
      <div className="hero-text">
        <h1 id="hero-title">Be ready to give an answer.</h1>
        <p className="hero-lead">
          Apologia is an online academy of Christian apologetics. Courses at seminary level, in lessons you
          can read on the way home, for believers who want to know what they believe and say why.
        </p>
        <div className="hero-actions">
          <a className="button button-solid" href={`${paths.auth()}?tab=register`}>
            Get Started Free
          </a>
          <a className="button button-soft" href={paths.auth()}>
            Sign In
          </a>
        </div>
        <p className="hero-note">The beginner courses are free for good. No card, no trial period.</p>
      </div>
      <ReadingWindow />
    </section>
  );
}
