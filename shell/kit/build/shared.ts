/** Packages of which a page holds one instance: the host provides them, remotes consume them. */
const versions = {
  react: '19.3.1',
  'react/jsx-runtime': '19.3.1',
  'react-dom': '19.3.1',
  '@apologia/kit': '0.1.2',
} as const;

type SharedPackage = keyof typeof versions;
const packages = Object.keys(versions) as SharedPackage[];

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
