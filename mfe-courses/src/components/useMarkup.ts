import { createPolicy } from '@apologia/kit/trusted';
import { useMemo } from 'react';

/** Lessons and modules come from the gateway as markup that it made itself. */
const policy = createPolicy('apologia-lessons', { createHTML: (html) => html });

/** The same for what parses markup. */
export const trustedMarkup = (html: string) => policy.createHTML(html);

/** Markup for `dangerouslySetInnerHTML`, the same object for the same text: another one would be set anew. */
export const useMarkup = (html: string) => useMemo(() => ({ __html: policy.createHTML(html) }), [html]);
