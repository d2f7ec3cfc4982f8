import type { LessonDetail } from '@apologia/contract';
import { useAction } from '@apologia/kit';
import { Bookmark } from 'lucide-react';
import styles from './BookmarkButton.module.css';
import { saveBookmark, setBookmarked } from './queries.ts';

/** Bookmarks a lesson, or no more. The change shows at once, and is undone where it could not be saved. */
export function BookmarkButton({ lesson: { id, bookmarked } }: { lesson: LessonDetail['lesson'] }) {
  const saving = useAction({
    mutationFn: (wish: boolean) => saveBookmark(id, wish),
    onMutate: (wish) => setBookmarked(id, wish),
    failure: 'The bookmark could not be saved. Please try again.',
    onError: (_, wish) => setBookmarked(id, !wish),
  });
  return (
    <button
      type="button"
      className={styles.bookmark}
      aria-pressed={bookmarked}
      // Not disabled while the call is on its way: a disabled button loses the focus.
      aria-disabled={saving.isPending || undefined}
      onClick={() => saving.mutate(!bookmarked)}
    >
      <Bookmark size={16} aria-hidden="true" />
      Bookmark
    </button>
  );
}
