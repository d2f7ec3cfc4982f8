import { testAccessibility } from '../accessiblePages.ts';

// The other states are checked where practice is walked through.
testAccessibility([['/practice', 'free']]);
