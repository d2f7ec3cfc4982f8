/** What the worker uses of its global scope. The `webworker` library cannot stand beside `dom` in one program. */
interface LifetimeEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface NavigationEvent extends LifetimeEvent {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}

interface WorkerScope {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: LifetimeEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: NavigationEvent) => void): void;
}

export const scope = globalThis as unknown as WorkerScope;
