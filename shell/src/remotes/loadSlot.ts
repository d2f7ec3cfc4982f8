import { type SlotName, slots } from '@apologia/contract';
import { loadPart } from './parts.ts';
import { remoteRoutes } from './remoteRoutes.ts';

/** Loads a part that one app brings for another's page; its state is kept under its name. */
export const loadSlot = (name: SlotName): Promise<void> =>
  loadPart(name, slots[name].app, () => fetchSlot(name));

/** A release from before there was this part brings none: then nothing is shown. */
const nothing = () => null;

async function fetchSlot(name: SlotName) {
  const remote = await remoteRoutes(slots[name].app);
  // See loadPage.
  if (!remote?.pages) throw new Error(`${slots[name].app} brings nothing`);
  const load = remote.slots?.[name];
  return load ? (await load()).default : nothing;
}
