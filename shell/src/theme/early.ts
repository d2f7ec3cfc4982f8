import { watchHost } from '../offline/watchHost.ts';
import { applyTheme, savedTheme } from './theme.ts';

// Runs as a blocking script in the head: the first paint already has the right colours.
applyTheme(savedTheme());
watchHost();
