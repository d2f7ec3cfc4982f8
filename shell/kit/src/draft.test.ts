import { afterEach, expect, test, vi } from 'vitest';
import { deleteDraft, deleteDrafts, readDraft, saveDraft, shared } from './draft.ts';

afterEach(() => vi.unstubAllGlobals());

/** The storage of a tab, and that of all tabs: their entries are keys of the object, as in a browser. */
function stubStorage(): void {
  stubOne('sessionStorage');
  stubOne('localStorage');
}

function stubOne(which: string): void {
  const storage = Object.create({
    getItem: (name: string) => (storage[name] as string | undefined) ?? null,
    setItem(name: string, text: string) {
      storage[name] = text;
    },
    removeItem(name: string) {
      delete storage[name];
    },
  });
  vi.stubGlobal(which, storage);
}

test('a draft is read as it was saved, until it is deleted', () => {
  stubStorage();
  expect(readDraft('ask:1')).toBeNull();
  saveDraft('ask:1', 'Why?');
  expect(readDraft('ask:1')).toBe('Why?');
  deleteDraft('ask:1');
  expect(readDraft('ask:1')).toBeNull();
});

test('drafts are deleted together by the beginning of their names, and no others', () => {
  stubStorage();
  for (const name of ['chat 1', 'chat 2', 'ask:1']) saveDraft(name, 'text');
  deleteDrafts('chat ');
  expect(['chat 1', 'chat 2', 'ask:1'].map(readDraft)).toEqual([null, null, 'text']);
});

test('a shared draft is of all tabs, and goes with the others, but nothing else of the browser does', () => {
  stubStorage();
  localStorage.setItem('theme', 'dark');
  saveDraft(`${shared}quiz`, 'half');
  saveDraft('ask:1', 'Why?');
  expect([localStorage.getItem('shared quiz'), sessionStorage.getItem('shared quiz')]).toEqual([
    'half',
    null,
  ]);
  expect(localStorage.getItem('ask:1')).toBeNull();
  deleteDrafts('');
  expect([readDraft(`${shared}quiz`), readDraft('ask:1')]).toEqual([null, null]);
  expect(localStorage.getItem('theme')).toBe('dark');
});

test('a draft is lost with the page, and nothing fails, where storage is forbidden', () => {
  vi.stubGlobal('sessionStorage', undefined);
  saveDraft('ask:1', 'Why?');
  deleteDraft('ask:1');
  deleteDrafts('ask:');
  expect(readDraft('ask:1')).toBeNull();
});
