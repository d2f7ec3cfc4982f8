const articles = [
  {
    title: 'The Scriptures',
    text: 'The Bible, in both Testaments, was given by the Spirit of God through the people who wrote it. It is God’s word to us, true in all it teaches, and the final rule for what we believe and how we live.',
    references: '2 Timothy 3:16–17 · 2 Peter 1:21',
  },
  {
    title: 'The One True God',
    text: 'There is one God, who was never made and made everything else. He has shown himself as Father, Son and Holy Spirit: three Persons, one in being, worthy of all our love.',
    references: 'Deuteronomy 6:4 · Matthew 28:19',
  },
  {
    title: 'Salvation Through Christ',
    text: 'Jesus Christ, God’s Son, was born of a virgin, died for our sins and rose bodily from the dead. Whoever turns from sin and trusts him is forgiven and made new: by grace, through faith, never by earning it.',
    references: 'Romans 10:9–10 · Ephesians 2:8–9',
  },
  {
    title: 'The Great Commission',
    text: 'Christ sends his church to make disciples of every nation, and gives what he asks for: the baptism in the Holy Spirit, with power to witness, and gifts to serve and to heal, until he comes again.',
    references: 'Matthew 28:19–20 · Acts 1:8',
  },
];

export function Faith() {
  return (
    <section className="faith wrap" aria-labelledby="faith-title">
      <div className="section-head">
        <h2 id="faith-title">Statement of Faith</h2>
        <p className="lead">
          We teach from somewhere, and you should know where. This is the ground we stand on.
        </p>
      </div>
      <div className="articles">
        {articles.map(({ title, text, references }) => (
          <article key={title} className="article">
            <h3>{title}</h3>
            <p>{text}</p>
            <p className="reference">{references}</p>
          </article>
        ))}
      </div>
    </section>
  );
}
