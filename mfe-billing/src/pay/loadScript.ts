const timeoutMs = 15_000;
const loadedScripts = new Set<string>();

/** Loads a script of another site once. @throws where it does not come in time; it may be tried again then */
export function loadScript(src: string): Promise<void> {
  if (loadedScripts.has(src)) return Promise.resolve();
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${src} could not be loaded.`));
    setTimeout(() => reject(new Error(`${src} takes too long.`)), timeoutMs);
    script.src = src;
    document.head.append(script);
  }).then(
    () => void loadedScripts.add(src),
    (error: unknown) => {
      script.remove();
      throw error;
    },
  );
}
