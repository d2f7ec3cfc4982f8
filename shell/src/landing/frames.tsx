import { renderToStaticMarkup } from 'react-dom/server';
import { BareSkeleton, SidebarFrameSkeleton } from '../frame/FrameSkeleton.tsx';
import { OfflinePage } from '../offline/OfflinePage.tsx';
import { Landing } from './Landing.tsx';
import { TextFrame } from './TextFrame.tsx';

/** Markup that a body starts with, before any script ran. */
export const frames = {
  landing: renderToStaticMarkup(<Landing />),
  sidebar: renderToStaticMarkup(<SidebarFrameSkeleton />),
  bare: renderToStaticMarkup(<BareSkeleton />),
  text: renderToStaticMarkup(<TextFrame />),
};

export const offlinePage = (styles: string) =>
  `<!doctype html>${renderToStaticMarkup(<OfflinePage styles={styles} />)}`;
