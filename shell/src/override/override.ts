import './override.css';
import { showBanner } from './banner.ts';
import { takeDevelopmentReact } from './developmentReact.ts';
import { rememberRenderers } from './refreshHook.ts';
import { reloadOnceUp } from './reloadOnceUp.ts';
import { overrideOfTab } from './tab.ts';

// In the head of documents of a tab that runs a remote from elsewhere, and of no other (`gateway/src/compose/override.ts`).
const override = overrideOfTab();
if (override.length) {
  rememberRenderers();
  takeDevelopmentReact();
  reloadOnceUp(override.map(([, server]) => server));
  showBanner(override);
}
