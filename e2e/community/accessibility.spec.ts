import { testAccessibility } from '../accessiblePages.ts';

testAccessibility([
  ['/resources', 'free'],
  ['/resources?q=nothing-has-this-word', 'free'],
  ['/support', 'free'],
  ['/reviews', 'visitor'],
  ['/reviews', 'free'],
]);
