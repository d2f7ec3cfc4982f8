import { type NoticeMail, notices } from '@apologia/contract';
import { call, queryClient, useAction, useSuspenseQuery } from '@apologia/kit';
import { useState } from 'react';
import styles from './NoticesSection.module.css';
import { noticeMail } from './queries.ts';

const kinds = [
  ['answers', 'Answers to questions I follow'],
  ['certificates', 'A certificate that was issued to me'],
  ['premium', 'My Premium, a week before it ends'],
] as const;

const days = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
/** The week as it is written down, from Monday. */
const week = [1, 2, 3, 4, 5, 6, 0] as const;

/** What is told by mail as well; each choice is kept as it is made. */
export function NoticesSection() {
  const { data: saved } = useSuspenseQuery(noticeMail);
  // Of the page itself: a query's data comes a moment after the press, and the mark would go out and come back.
  const [chosen, setChosen] = useState(saved);
  const saving = useAction({
    // One after the other: the last choice is the one that stays.
    scope: { id: 'notice-mail' },
    mutationFn: (body: NoticeMail) => {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      return call(notices.chooseMail, { body: { ...body, timeZone } });
    },
    failure: 'Your choice could not be saved. Please try again.',
    onSuccess: (_, body) => queryClient.setQueryData(noticeMail.queryKey, body),
    onError: () => setChosen(queryClient.getQueryData(noticeMail.queryKey) ?? saved),
  });
  const choose = (change: Partial<NoticeMail>) => {
    const next = { ...chosen, ...change };
    setChosen(next);
    saving.mutate(next);
  };
  return (
    <>
      <p>
        The bell above tells what is new. At most once a day a mail can tell you as well, once your address is
        confirmed. What concerns the security of your account is always told.
      </p>
      <fieldset className={styles.choices}>
        <legend>Tell me by mail</legend>
        {kinds.map(([kind, label]) => (
          <label key={kind}>
            <input
              type="checkbox"
              checked={chosen[kind]}
              onChange={(event) => choose({ [kind]: event.target.checked })}
            />
            {label}
          </label>
        ))}
      </fieldset>
      <fieldset className={styles.choices}>
        <legend>Remind me in the morning when questions are due in Daily review</legend>
        <div className={styles.days}>
          {week.map((day) => (
            <label key={day}>
              <input
                type="checkbox"
                checked={chosen.reviewDays.includes(day)}
                onChange={(event) =>
                  choose({
                    reviewDays: event.target.checked
                      ? [...chosen.reviewDays, day]
                      : chosen.reviewDays.filter((one) => one !== day),
                  })
                }
              />
              {days[day]}
            </label>
          ))}
        </div>
      </fieldset>
    </>
  );
}
