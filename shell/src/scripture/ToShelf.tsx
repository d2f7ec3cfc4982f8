import { Link } from '@apologia/kit';

/** The way to all the books. */
export const ToShelf = () => <Link to="/scripture">Scripture</Link>;
