import { memory, type Passage, verseIdOf } from '@apologia/contract';
import { Button, call, query, queryClient, session, useAction, useQuery } from '@apologia/kit';
import styles from './LearnVerse.module.css';

/** More is read, and not learned at once. */
const mostVerses = 12;
const learnedVerses = query(memory.list);
/** What says how many are due. */
const studyPlanKey = ['/api', 'study'];

/** Has a passage come in Daily review, for those who are signed in. */
export function LearnVerse({ passage: { reference, verses } }: { passage: Passage }) {
  const { data: learner } = useQuery(session);
  const id = verseIdOf(reference);
  const count = verses.filter(({ isAsked, verse }) => isAsked && verse > 0).length;
  if (!learner || !id || count > mostVerses) return null;
  return <LearnButton id={id} label={count === 1 ? 'Learn this verse' : 'Learn these verses'} />;
}

function LearnButton({ id, label }: { id: string; label: string }) {
  const { data } = useQuery(learnedVerses);
  const isLearned = data?.verses.some((verse) => verse.id === id) ?? false;
  const saving = useAction({
    mutationFn: (learned: boolean) => call(memory.set, { body: { id, learned } }),
    failure: 'Your choice could not be saved. Please try again.',
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: learnedVerses.queryKey, refetchType: 'all' }),
        queryClient.invalidateQueries({ queryKey: studyPlanKey }),
      ]),
  });
  return (
    <div className={styles.learn}>
      <Button
        size="2"
        variant={isLearned ? 'solid' : 'soft'}
        aria-pressed={isLearned}
        loading={saving.isPending}
        onClick={() => saving.mutate(!isLearned)}
      >
        {label}
      </Button>
      <span role="status" className="soft small">
        {isLearned && 'This passage comes in Daily Review.'}
      </span>
    </div>
  );
}
