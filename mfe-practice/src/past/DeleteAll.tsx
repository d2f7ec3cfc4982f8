import { practice } from '@apologia/contract';
import { call } from '@apologia/kit';
import { removeConversation } from '../cache.ts';
import { DeleteButton } from './DeleteButton.tsx';

/** Deletes all conversations. */
export function DeleteAll({ onDeleted }: { onDeleted: () => void }) {
  return (
    <DeleteButton
      label="Delete all"
      name="Delete all conversations"
      question="Delete all your conversations? This cannot be undone."
      remove={() => call(practice.removeAll)}
      onDeleted={() => {
        removeConversation();
        onDeleted();
      }}
    />
  );
}
