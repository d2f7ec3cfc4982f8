import { applyReading } from '@apologia/kit/reading';
import { applyTheme, followSystem, savedTheme } from '../theme/theme.ts';
import { keepActs } from './acts.ts';
import { sendBeacons } from './beacon.ts';
import { keepKeys } from './keys.ts';
import { watchHost } from './watchHost.ts';

// Stands in the head of every document and runs first: the first paint already has the right colours and sizes.
applyTheme(savedTheme());
followSystem();
applyReading();
watchHost();
sendBeacons();
keepActs();
keepKeys();
