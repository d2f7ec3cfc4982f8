import { lazy } from 'react';

/** The drawings are a chunk of their own, which nothing waits for that can do without. */
export const LazyDrawing = lazy(() => import('./Drawing.tsx'));
