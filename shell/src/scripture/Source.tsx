/** Whose words these are. */
export const Source = () => <p className="soft small">World English Bible, public domain</p>;
