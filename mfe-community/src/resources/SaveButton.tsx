import { community, type Resource } from '@apologia/contract';
import { call, queryClient, useAction } from '@apologia/kit';
import { Bookmark } from 'lucide-react';
import { resourceLibrary } from '../queries.ts';
import styles from './SaveButton.module.css';

/** Puts a work aside for later, or back. It shows at once, and is taken back where it could not be kept. */
export function SaveButton({ resource: { id, title, isSaved } }: { resource: Resource }) {
  const show = (saved: boolean) =>
    queryClient.setQueryData(resourceLibrary.queryKey, (shelf) =>
      shelf?.map((one) => (one.id === id ? { ...one, isSaved: saved } : one)),
    );
  const saving = useAction({
    mutationFn: (saved: boolean) => call(community.saveResource, { params: { id }, body: { saved } }),
    onMutate: show,
    failure: 'It could not be saved. Please try again.',
    onError: (_, saved) => show(!saved),
  });
  return (
    <button
      type="button"
      className={`icon-control ${styles.save}`}
      aria-pressed={isSaved}
      aria-label={`Save ${title}`}
      title={isSaved ? 'Saved' : 'Save for later'}
      // Not disabled while it is on its way: a disabled button loses the focus.
      aria-disabled={saving.isPending || undefined}
      onClick={() => saving.mutate(!isSaved)}
    >
      <Bookmark size={20} aria-hidden="true" />
    </button>
  );
}
