export function WhatIs() {
  return (
    <section className="what wrap" aria-labelledby="what-title">
      <div className="split">
        <h2 id="what-title">What is Apologia?</h2>
        <div className="essay">
          <p>
            <i lang="grc-Latn">Apologia</i> is the Greek word for a defence: the reply you give when someone
            asks you a fair question and waits. Peter uses it once, in a letter to Christians whose neighbours
            had begun to ask.
          </p>
          <p>
            This is a place to prepare that reply. You read a short lesson, weigh the argument and the best
            thing said against it, answer a few questions, and come back tomorrow. Over time you will have
            worked through apologetics, theology, the study of Scripture, and what your neighbours believe.
          </p>
        </div>
      </div>
      <figure className="scripture">
        <blockquote>
          <p>
            <sup>15</sup>But sanctify the Lord God in your hearts. Always be ready to give an answer to
            everyone who asks you a reason concerning the hope that is in you, with humility and fear&nbsp;…
          </p>
        </blockquote>
        <figcaption>
          <span className="reference">1 Peter 3:15</span> World English Bible
        </figcaption>
      </figure>
    </section>
  );
}
