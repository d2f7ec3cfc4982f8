import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const loadRemote = vi.fn();

/** A tab of its own: what was loaded before is not known in it. */
async function freshTab() {
  vi.resetModules();
  const [{ loadSlot }, { partState }] = [await import('./loadSlot.ts'), await import('./parts.ts')];
  const { provideRemotes } = await import('./remoteRoutes.ts');
  provideRemotes(loadRemote);
  return { load: () => loadSlot('lesson-discussion'), state: () => partState('lesson-discussion') };
}
let tab: Awaited<ReturnType<typeof freshTab>>;
beforeEach(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  tab = await freshTab();
});
afterEach(() => loadRemote.mockReset());

test('a part comes from the app that brings it', async () => {
  const Discussion = () => null;
  const slots = { 'lesson-discussion': async () => ({ default: Discussion }) };
  loadRemote.mockResolvedValue({ pages: {}, slots });
  await tab.load();
  expect(loadRemote).toHaveBeenCalledExactlyOnceWith('community');
  expect(tab.state()).toEqual({ status: 'ready', Part: Discussion });
});

test('a release from before there were parts shows nothing, and nothing fails', async () => {
  loadRemote.mockResolvedValue({ pages: {} });
  await tab.load();
  const state = tab.state();
  expect(state?.status).toBe('ready');
  expect(state?.status === 'ready' && (state.Part as () => null)()).toBeNull();
});

test.each<[string, () => void]>([
  ['does not come', () => loadRemote.mockRejectedValue(new Error('gone'))],
  ['comes without its exports', () => loadRemote.mockResolvedValue({})],
  ['comes as nothing', () => loadRemote.mockResolvedValue(null)],
])('an app that %s is that part’s failure, and is tried again', async (_, prepare) => {
  prepare();
  await tab.load();
  expect(tab.state()).toEqual({ status: 'failed' });
  loadRemote.mockResolvedValue({ pages: {} });
  await tab.load();
  expect(tab.state()?.status).toBe('ready');
});
