import { Emblem } from '@apologia/kit';
import { framework } from '../framework.ts';

export function FourQuestions() {
  return (
    <section className="questions" aria-labelledby="questions-title">
      <div className="wrap">
        <div className="section-head">
          <h2 id="questions-title">Four questions, in order</h2>
          <p className="lead">
            The case for Christianity is not a heap of facts. It is four steps, and each one bears the weight
            of the next.
          </p>
        </div>
        <ol className="steps">
          {framework.map(({ mark, question, text }) => (
            <li key={mark} className="step">
              <span className="step-mark">
                <Emblem question={mark} size={64} />
              </span>
              <h3>{question}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
