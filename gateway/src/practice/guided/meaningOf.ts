import type { MessageAnalysis } from '@apologia/db/practice';

/** What a message was understood as, in short: for authors. */
export function meaningOf({ kind, asked, meaning, isLikelier }: MessageAnalysis): string {
  const what = [meaning === 'kind' ? null : meaning, kind, asked].filter(Boolean).join(' ');
  return isLikelier ? `probably ${what}` : what;
}
