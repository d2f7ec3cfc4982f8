import { Link } from '@apologia/kit';

/** The link to all the books. */
export const BooksLink = () => <Link to="/scripture">Scripture</Link>;
