import { referenceOfVerse } from '@apologia/contract';
import { useSuspenseQuery } from '@apologia/kit';
import { type Help, hidden } from './hidden.ts';
import { passagesAt } from './queries.ts';
import styles from './Verse.module.css';

interface VerseTextProps {
  id: string;
  /** `shown`: all of it. */
  help: Help | 'shown';
  turn: number;
}

/** A passage in its lines, with as much of it as is to be seen. */
export function VerseText({ id, help, turn }: VerseTextProps) {
  const { passages } = useSuspenseQuery(passagesAt(referenceOfVerse(id))).data;
  if (help === 'none') return <p className="soft">Say it, aloud or to yourself. Then look.</p>;
  const asked = passages.flatMap(({ verses }) => verses).filter(({ isAsked, text }) => isAsked && text);
  return (
    <div className={styles.text}>
      {asked.map(({ verse, text }) => (
        <p key={verse}>
          {help === 'shown'
            ? text
            : text.split('\n').map((line) => (
                <span key={line}>
                  {hidden(line, help, turn)}
                  {'\n'}
                </span>
              ))}
        </p>
      ))}
    </div>
  );
}
