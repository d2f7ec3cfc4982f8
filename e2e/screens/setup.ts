import '@testing-library/jest-dom/vitest';
import { configure } from '@testing-library/dom';

configure({
  // A bound for a busy machine, not an expectation: what is there is found at once.
  asyncUtilTimeout: 30_000,
  // The whole page would bury what is said.
  getElementError: (message) => new Error(message ?? 'There is no such element.'),
});
