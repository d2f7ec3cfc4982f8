import { rememberRenderers } from '../src/override/refreshHook.ts';

// First in the shell's development entry.
rememberRenderers();
