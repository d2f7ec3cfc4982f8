const mission = [
  {
    aim: 'Equip ordinary believers.',
    text: 'Students, parents, nurses, drivers. You need no degree to think well, only time and a good guide.',
  },
  {
    aim: 'Start from Scripture.',
    text: 'Each course is rooted in the text, read in its context, and cites its sources so that you can check them.',
  },
  {
    aim: 'Put the objection at its strongest.',
    text: 'We quote atheists, Muslims and sceptics in words they would sign. An easy opponent teaches nothing.',
  },
  {
    aim: 'Practise before it counts.',
    text: 'Say your answer to a patient partner who holds another view, find its weak place, and try again.',
  },
  {
    aim: 'Win people, not arguments.',
    text: 'With humility and fear, says the verse. A true thing said without love has not been said well.',
  },
  {
    aim: 'Leave the door open.',
    text: 'There is a free course on each of the four questions, so that no one has to buy the reason for their hope.',
  },
];

export function Why() {
  return (
    <section className="why wrap ruled" aria-labelledby="why-title">
      <div className="split">
        <div className="section-head">
          <h2 id="why-title">Why Apologia?</h2>
          <p className="lead">
            Because honest questions deserve better than a slogan, and so do the people who ask them.
          </p>
        </div>
        <ol className="mission">
          {mission.map(({ aim, text }) => (
            <li key={aim}>
              <p>
                <strong>{aim}</strong> {text}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
