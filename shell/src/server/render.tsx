import { routeOf } from '@apologia/contract';
import { queryClient } from '@apologia/kit';
import { folderMark, type Sheet, stylesFor } from '@apologia/kit/serverStyles';
import { StaticRouter } from '@apologia/kit/staticRouter';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { App } from '../App.tsx';
import { loadNotFound, loadPage, nowhere } from '../remotes/loadPage.ts';
import { partState } from '../remotes/parts.ts';
import { type LoadRemote, provideRemotes } from '../remotes/remoteRoutes.ts';
import { withoutStyleAttributes } from './styleAttributes.ts';

/** A page to render, as the gateway asks for it. */
export interface RenderRequest {
  /** The page's whole address. */
  href: string;
  /** First data: keys of queries with what they answer. */
  data: readonly (readonly [key: readonly string[], value: unknown])[];
  isSidebarExpanded: boolean;
  /** The page's stylesheets in their order, by file name. */
  styles: readonly string[];
  /** Where the files of each app are served from. */
  folders: Readonly<Record<string, string>>;
}

/** Parsed stylesheets by file name. */
export type Sheets = Readonly<Record<string, Sheet | undefined>>;

/** What goes into the document. */
export interface Rendered {
  markup: string;
  /** What it needs of the stylesheets. */
  styles: string;
  /** Rules for what elements are styled with one by one. */
  rules: string;
}

/** Classes that scripts put on the document: its theme. */
const ofDocument = ['light', 'dark'];

/**
 * Renders a page with its frame to markup, for a browser to take over as it stands. What is rendered is rendered in one go: no other
 * visitor's data can come in between.
 * @param loadRemote brings the remote of the page
 * @param sheets those of the shell and of the remote
 * @throws Error where there is no such page, or where it does not render
 */
export async function render(
  request: RenderRequest,
  loadRemote: LoadRemote,
  sheets: Sheets,
): Promise<Rendered> {
  const { href, data, isSidebarExpanded } = request;
  provideRemotes(loadRemote);
  const { pathname, search } = new URL(href);
  const match = routeOf(pathname);
  await (match ? loadPage(match.route) : loadNotFound());
  const page = partState(match?.route.path ?? nowhere);
  // The browser has its own way of telling that, and may fare better.
  if (page?.status !== 'ready') throw new Error(`There is no page for ${pathname}.`);
  const Router = ({ children }: { children: ReactNode }) => (
    <StaticRouter location={pathname + search}>{children}</StaticRouter>
  );
  // From here to the end nothing waits.
  queryClient.clear();
  try {
    for (const [key, value] of data) queryClient.setQueryData(key, value);
    // A page may ask where it is, as it does in a browser.
    Object.assign(globalThis, { location: new URL(href) });
    const markup = renderToString(<App Router={Router} isSidebarExpanded={isSidebarExpanded} />);
    return { ...withoutStyleAttributes(markup), styles: stylesOf(markup, request, sheets) };
  } finally {
    queryClient.clear();
  }
}

function stylesOf(markup: string, { styles, folders }: RenderRequest, sheets: Sheets): string {
  const asked = styles.flatMap((file) => (sheets[file] ? [sheets[file]] : []));
  let css = stylesFor(markup, asked, ofDocument);
  for (const [app, folder] of Object.entries(folders)) css = css.replaceAll(folderMark(app), `${folder}/`);
  return css;
}
