import { testAccessibility } from '../accessiblePages.ts';

testAccessibility([
  ['/resources', 'free'],
  ['/resources?q=nothing-has-this-word', 'free'],
  ['/reviews', 'visitor'],
  ['/reviews', 'free'],
]);
