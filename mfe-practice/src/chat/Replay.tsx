import { practice } from '@apologia/contract';
import { call, toast } from '@apologia/kit';
import { RotateCcw } from 'lucide-react';
import { useOpenConversation } from '../useOpenConversation.ts';
import styles from './Replay.module.css';

/** Begins a new conversation with the messages up to here. */
export function Replay({ conversation: id, position }: { conversation: string; position: number }) {
  const replaying = useOpenConversation(async () => {
    const conversation = await call(practice.replay, { params: { id }, body: { position } });
    toast({ title: 'Begun again', description: 'What came after it is kept among your past conversations.' });
    return conversation;
  });
  return (
    <button
      type="button"
      className={styles.replay}
      disabled={replaying.isPending}
      onClick={() => replaying.open()}
    >
      <RotateCcw size={14} aria-hidden="true" />
      Try again from here
    </button>
  );
}
