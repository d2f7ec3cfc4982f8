/** The packages of React by name, as a development server serves them in one script (`shell/build/developmentReact.ts`). */
export type ReactPackages = Record<string, unknown>;

declare global {
  interface Window {
    developmentReact?: ReactPackages;
  }
}

/** Written in by the build: where the host's script takes its chunks from, and which of its modules are React's. */
declare const HOST_CHUNKS: string;
declare const REACT_MODULES: Record<string, string | number>;

interface HostRequire {
  m: Record<string | number, (module: { exports: unknown }) => void>;
}

/**
 * Has the shipped host run with React's development build, where one has come by then: the production build cannot replace a component
 * and keep its state. The host takes this for a chunk, before it runs its first module.
 */
export function takeDevelopmentReact(): void {
  const chunk = [['development-react'], {}, replaceReact];
  Object.assign(window, { [HOST_CHUNKS]: [chunk] });
}

function replaceReact({ m: modules }: HostRequire): void {
  const { developmentReact } = window;
  if (!developmentReact) return;
  for (const [name, id] of Object.entries(REACT_MODULES)) {
    modules[id] = (module) => {
      module.exports = developmentReact[name];
    };
  }
}
