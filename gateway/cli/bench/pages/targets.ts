/** The builds that are measured, in the order of the table. */
export const variants = ['federated', 'split', 'single', 'static'] as const;
export type Variant = (typeof variants)[number];

/** A page to measure. */
export interface Target {
  path: string;
  reader: 'visitor' | 'learner';
  /** A page that leads to it without a new document, and the link there. */
  from?: { path: string; link: string };
  /** What a page without React has once its script ran. */
  enhanced?: string;
}

export const targets: readonly Target[] = [
  { path: '/', reader: 'visitor', enhanced: '.tabs[role="tablist"]' },
  {
    path: '/apologetics',
    reader: 'learner',
    from: { path: '/dashboard', link: 'main a.card[href="/apologetics"]' },
  },
  {
    path: '/lesson/true-for-you',
    reader: 'learner',
    from: { path: '/module/what-is-truth', link: 'main a[href="/lesson/true-for-you"]' },
  },
  { path: '/lesson/what-we-know-without-proof', reader: 'visitor' },
];

/** The landing page is a document without React: there is no other way to build it. */
export const hasVariant = ({ path }: Target, variant: Variant): boolean =>
  path !== '/' || variant === 'federated' || variant === 'static';
