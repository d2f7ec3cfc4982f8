import { type DebriefLine, practice, type UnknownMember } from '@apologia/contract';
import { call, queryClient, toast, useAction } from '@apologia/kit';
import { debriefOf } from '../queries.ts';
import styles from './Contest.module.css';

interface ContestProps {
  conversation: string;
  /** The position of the message that the line rests on; without it there is nothing to take back. */
  position: number | undefined;
  line: DebriefLine | UnknownMember;
  /** What is taken back, for screen readers. */
  what: string;
}

/** A button that takes back a line of the debrief, where a message was understood wrongly. */
export function Contest({ conversation: id, position, line, what }: ContestProps) {
  const contest = useAction({
    mutationFn: (at: number) => call(practice.contest, { params: { id }, body: { position: at, line } }),
    onSuccess(debrief) {
      queryClient.setQueryData(debriefOf(id).queryKey, debrief);
      toast({ title: 'Taken back', description: 'It does not count any more.' });
    },
    failure: 'It could not be taken back. Please try again.',
  });
  if (position === undefined) return null;
  return (
    <button
      type="button"
      className={styles.contest}
      aria-label={`I didn’t mean that: ${what}`}
      disabled={contest.isPending}
      onClick={() => contest.mutate(position)}
    >
      I didn’t mean that
    </button>
  );
}
