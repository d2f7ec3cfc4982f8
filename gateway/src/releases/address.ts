import type { App } from '@apologia/contract';

/** Where a file of a release is kept in the bucket. */
export const keyOf = (app: App, version: string, file: string) => `${app}/${version}/${file}`;

/** Where a browser finds the files of a release. */
export const folderOf = (app: App, version: string) => `/r/${app}/${version}`;

/** Where a browser finds one of them. */
export const urlOf = (app: App, version: string, file: string) => `${folderOf(app, version)}/${file}`;

/** A build's file names: words, hyphens and single dots, no folders up, nothing hidden. */
export const isFileName = (file: string) =>
  file.length <= 200 && /^\w[\w-]*(\.[\w-]+)*(\/\w[\w-]*(\.[\w-]+)*)*$/.test(file);

/** The modules that render an app's pages on the server, and what its stylesheets hold. */
export const serverFiles: readonly string[] = ['server.mjs', 'styles.mjs'];
export const isServerFile = (file: string): boolean => serverFiles.includes(file);
