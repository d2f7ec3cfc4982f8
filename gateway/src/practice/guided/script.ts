import type { PartnerScript } from '@apologia/db/practice';
import { remember } from './remembered.ts';

/** What a partner says, from JSON as the database gives it: it is parsed only when it has changed. */
export const readScript = (worldview: string, json: string): PartnerScript =>
  remember(`script/${worldview}`, json, () => JSON.parse(json));
