import { type Care, type Conversation, practice } from '@apologia/contract';
import { Button, call, paths, useNavigate } from '@apologia/kit';
import { choiceAddress } from '../asked.ts';
import { useEnding } from '../chat/useEnding.ts';
import { forgetConversation } from '../known.ts';
import { Deleting } from '../past/Deleting.tsx';
import styles from './CareActions.module.css';
import { labelsIn } from './labels.ts';

interface CareActionsProps {
  care: Care;
  conversation: Conversation;
  onEnded: () => void;
  onGoOn: () => void;
}

/** While the practice rests: to leave it, to end it, to have it forgotten, and quietly to go on. */
export function CareActions({ care, conversation: { id }, onEnded, onGoOn }: CareActionsProps) {
  const navigate = useNavigate();
  const ending = useEnding(id, onEnded);
  const { rest, end, goOn, delete: remove } = labelsIn(care.language);
  return (
    <div className={styles.actions} lang={care.language}>
      <Button size="3" onClick={() => navigate(paths.dashboard)}>
        {rest}
      </Button>
      <Button size="3" variant="soft" loading={ending.isPending} onClick={ending.end}>
        {end}
      </Button>
      <Deleting
        label={remove}
        name={remove}
        question={`${remove}?`}
        remove={() => call(practice.remove, { params: { id } })}
        onDeleted={() => {
          forgetConversation(id);
          navigate(choiceAddress, { replace: true });
        }}
      />
      <button type="button" className={styles.quiet} onClick={onGoOn}>
        {goOn}
      </button>
    </div>
  );
}
