/** Packages of which a page holds one instance: the host provides them, remotes consume them. */
const versions = {
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  'react-dom': '19.3.1',
  '@apologia/kit': '0.1.3',
} as const;

type SharedPackage = keyof typeof versions;
const packages = Object.keys(versions) as SharedPackage[];

/** What the shell's server module calls them: markup is made with one instance of each too. */
export const sharedNames: Record<SharedPackage, string> = {
  react: 'react',
  'react/jsx-runtime': 'jsxRuntime',
  'react-dom': 'reactDom',
  '@apologia/kit': 'kit',
};

/** Eager, so that the host starts without an asynchronous bootstrap step. */
export const providedByHost = Object.fromEntries(
  packages.map((name) => [
    name,
    { singleton: true, eager: true, version: versions[name], requiredVersion: versions[name] },
  ]),
);

/** `import: false`: a remote never carries a copy; the gate on upload checks that the live host can serve it. */
export const consumedByRemote = Object.fromEntries(
  packages.map((name) => [
    name,
    { singleton: true, import: false as const, requiredVersion: `^${versions[name]}` },
  ]),
);
