/** What the worker uses of its global scope. The `webworker` library cannot stand beside `dom` in one program. */
interface LifetimeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends LifetimeEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

/** Background sync: there is a line again. */
export interface SyncEvent extends LifetimeEvent {
  readonly tag: string;
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'sync', listener: (event: SyncEvent) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
