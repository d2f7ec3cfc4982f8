import { testAccessibility } from '../accessiblePages.ts';

// The other states are judged where practice is walked through.
testAccessibility([['/practice', 'free']]);
