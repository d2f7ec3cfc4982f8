import { practice } from '@apologia/contract';
import { call } from '@apologia/kit';
import { forgetConversation } from '../known.ts';
import { Deleting } from './Deleting.tsx';

/** Forgets all there is. */
export function DeleteAll({ onDeleted }: { onDeleted: () => void }) {
  return (
    <Deleting
      label="Delete all"
      name="Delete all conversations"
      question="Delete all your conversations? This cannot be undone."
      remove={() => call(practice.removeAll)}
      onDeleted={() => {
        forgetConversation();
        onDeleted();
      }}
    />
  );
}
