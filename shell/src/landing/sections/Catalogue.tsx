import { type CatalogKey, catalogKeys } from '@apologia/contract';

const subjects: Record<CatalogKey, { tab: string; title: string; text: string }> = {
  apologetics: {
    tab: 'Apologetics',
    title: 'Apologetics Foundations',
    text: 'The four questions, worked through one at a time. Begin here if you are new.',
  },
  theology: {
    tab: 'Theology',
    title: 'Systematic Theology',
    text: 'What Christians believe about God, Christ, the Spirit, salvation and the world to come, and how it holds together.',
  },
  'bible-study': {
    tab: 'Bible Study',
    title: 'Comprehensive Bible Studies',
    text: 'Whole books read slowly, with their setting, their shape, and the hard places left in.',
  },
  hermeneutics: {
    tab: 'Hermeneutics',
    title: 'Biblical Hermeneutics',
    text: 'How to read well: context, kinds of writing, and the long road from then to now.',
  },
  'world-religions': {
    tab: 'World Religions',
    title: 'World Religions',
    text: 'What your neighbours believe, told as they would tell it, and where the gospel meets it.',
  },
};

/** The courses. The links become tabs, and the lists are filled, once the script runs. */
export function Catalogue() {
  return (
    <section className="catalogue wrap" id="courses" aria-labelledby="courses-title">
      <div className="section-head">
        <h2 id="courses-title">The Courses</h2>
        <p className="lead">
          Five subjects, from the first question to the far end of the argument. What is marked Premium opens
          with a subscription; the rest is free.
        </p>
      </div>
      <nav className="tabs" aria-label="Subjects">
        {catalogKeys.map((key) => (
          <a key={key} className="tab" href={`#courses-${key}`}>
            {subjects[key].tab}
          </a>
        ))}
      </nav>
      <noscript>
        <p className="panel-state without-script">
          The list of courses needs JavaScript. Everything else on this page is here without it.
        </p>
      </noscript>
      {catalogKeys.map((key) => (
        <div key={key} className="panel" id={`courses-${key}`} data-subject={key}>
          <div className="panel-head">
            <h3>{subjects[key].title}</h3>
            <p>{subjects[key].text}</p>
          </div>
          <div className="panel-courses">
            <p className="panel-state needs-script" role="status">
              Loading courses...
            </p>
          </div>
        </div>
      ))}
    </section>
  );
}
