/** The translation that the passages are taken from. */
export const Source = () => <p className="soft small">World English Bible, public domain</p>;
