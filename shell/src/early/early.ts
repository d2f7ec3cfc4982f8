import { applyTheme, savedTheme } from '../theme/theme.ts';
import { keepActs } from './acts.ts';
import { sendBeacons } from './beacon.ts';
import { keepKeys } from './keys.ts';
import { watchHost } from './watchHost.ts';

// Stands in the head of every document and runs first: the first paint already has the right colours.
applyTheme(savedTheme());
watchHost();
sendBeacons();
keepActs();
keepKeys();
