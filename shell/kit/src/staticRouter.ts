// Not in the index, which every page carries: only the server stands still at an address.
export { StaticRouter } from 'react-router-dom';
