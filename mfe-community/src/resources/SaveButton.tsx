import { community, type Resource } from '@apologia/contract';
import { call, queryClient, useAction } from '@apologia/kit';
import { Bookmark } from 'lucide-react';
import { resourceLibrary } from '../queries.ts';
import styles from './SaveButton.module.css';

/** Saves a work for later, or no more. The change shows at once, and is undone where it could not be saved. */
export function SaveButton({ resource: { id, title, isSaved } }: { resource: Resource }) {
  const setSaved = (saved: boolean) =>
    queryClient.setQueryData(resourceLibrary.queryKey, (shelf) =>
      shelf?.map((one) => (one.id === id ? { ...one, isSaved: saved } : one)),
    );
  const saving = useAction({
    mutationFn: (saved: boolean) => call(community.saveResource, { params: { id }, body: { saved } }),
    onMutate: setSaved,
    failure: 'It could not be saved. Please try again.',
    onError: (_, saved) => setSaved(!saved),
  });
  return (
    <button
      type="button"
      className={`icon-control ${styles.save}`}
      aria-pressed={isSaved}
      aria-label={`Save ${title}`}
      title={isSaved ? 'Saved' : 'Save for later'}
      // Not disabled while the call is on its way: a disabled button loses the focus.
      aria-disabled={saving.isPending || undefined}
      onClick={() => saving.mutate(!isSaved)}
    >
      <Bookmark size={20} aria-hidden="true" />
    </button>
  );
}
