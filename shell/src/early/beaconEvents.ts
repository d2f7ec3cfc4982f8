import type { App, FailureKind, Vitals } from '@apologia/contract';

/** Something of an app that failed. */
export interface Fault {
  /** Absent where the error's own text tells. */
  app?: App;
  kind: FailureKind;
  error?: unknown;
  /** Whether a whole page is missing for it. */
  isPage?: boolean;
}

/** What the host tells the script in the document's head of (`beacon.ts`). */
const names = { shown: 'apologia:shown', fault: 'apologia:fault', vital: 'apologia:vital' } as const;

// The server renders without a document.
const tell = (name: string, detail: unknown) =>
  globalThis.document?.dispatchEvent(new CustomEvent(name, { detail }));
const on = <T>(name: string, listener: (detail: T) => void) =>
  document.addEventListener(name, (event) => listener((event as CustomEvent<T>).detail));

export const tellShown = (app: App): unknown => tell(names.shown, app);
export const tellFault = (fault: Fault): unknown => tell(names.fault, fault);
export const tellError = (error: unknown, kind: FailureKind): unknown => tell(names.fault, { error, kind });
export const tellVital = (vital: Vitals): unknown => tell(names.vital, vital);

export const onShown = (listener: (app: App) => void): void => on(names.shown, listener);
export const onFault = (listener: (fault: Fault) => void): void => on(names.fault, listener);
export const onVital = (listener: (vital: Vitals) => void): void => on(names.vital, listener);
