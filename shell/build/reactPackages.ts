import react from 'react';
import jsxRuntime from 'react/jsx-runtime';
import reactDom from 'react-dom';
import reactDomClient from 'react-dom/client';

export {
  jsxRuntime as 'react-jsx-runtime',
  react,
  reactDom as 'react-dom',
  reactDomClient as 'react-dom-client',
};
