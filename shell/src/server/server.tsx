import * as kit from '@apologia/kit';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';

export { render } from './render.tsx';
/** What remotes share on the server, one instance of each, as in the browser. */
export { jsxRuntime, kit, react, reactDom };
