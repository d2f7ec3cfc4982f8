import { type Care, type Conversation, practice } from '@apologia/contract';
import { Button, call, paths, useNavigate } from '@apologia/kit';
import { removeConversation } from '../cache.ts';
import { useEndConversation } from '../chat/useEndConversation.ts';
import { DeleteButton } from '../past/DeleteButton.tsx';
import { newConversationAddress } from '../view.ts';
import styles from './CareActions.module.css';
import { labelsIn } from './labels.ts';

interface CareActionsProps {
  care: Care;
  conversation: Conversation;
  onEnded: () => void;
  onGoOn: () => void;
}

/** While the practice rests: buttons to leave it, to end or delete the conversation, and quietly to go on. */
export function CareActions({ care, conversation: { id }, onEnded, onGoOn }: CareActionsProps) {
  const navigate = useNavigate();
  const ending = useEndConversation(id, onEnded);
  const { rest, end, goOn, delete: remove } = labelsIn(care.language);
  return (
    <div className={styles.actions} lang={care.language}>
      <Button size="3" onClick={() => navigate(paths.dashboard)}>
        {rest}
      </Button>
      <Button size="3" variant="soft" loading={ending.isPending} onClick={ending.end}>
        {end}
      </Button>
      <DeleteButton
        label={remove}
        name={remove}
        question={`${remove}?`}
        remove={() => call(practice.remove, { params: { id } })}
        onDeleted={() => {
          removeConversation(id);
          navigate(newConversationAddress, { replace: true });
        }}
      />
      <button type="button" className={styles.quiet} onClick={onGoOn}>
        {goOn}
      </button>
    </div>
  );
}
