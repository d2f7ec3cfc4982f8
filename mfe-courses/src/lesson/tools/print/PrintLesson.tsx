import { type LessonDetail, scripture } from '@apologia/contract';
import { Button, call, useAction } from '@apologia/kit';
import { Printer } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useMarkup } from '../../../components/useMarkup.ts';
import { passageMarkup } from '../../../guide/book/passage.ts';
import styles from './PrintLesson.module.css';

/** How many passages one call of Scripture answers. */
const mostPassages = 5;

/** Prints the lesson; its passages of Scripture stand behind it in full. */
export function PrintLesson({ lesson }: { lesson: LessonDetail['lesson'] }) {
  const button = useRef<HTMLButtonElement>(null);
  const [passages, setPassages] = useState<string | null>(null);
  const [prints, setPrints] = useState(0);
  const printing = useAction({
    mutationFn: async () => {
      setPassages(passages ?? (await passagesOf(lesson.scripture)));
      setPrints(prints + 1);
    },
    failure: 'The passages of the lesson could not be fetched. Please try again.',
  });
  useEffect(() => {
    if (prints > 0) window.print();
  }, [prints]);
  const article = button.current?.closest('article');
  return (
    <>
      <Button ref={button} variant="soft" loading={printing.isPending} onClick={() => printing.mutate()}>
        <Printer size={16} aria-hidden="true" />
        Print this lesson
      </Button>
      {article && passages && createPortal(<Printed passages={passages} />, article)}
    </>
  );
}

function Printed({ passages }: { passages: string }) {
  const markup = useMarkup(passages);
  return (
    <section className={styles.printed}>
      <h2>Scripture</h2>
      <div className="prose" dangerouslySetInnerHTML={markup} />
      <p className={styles.address}>World English Bible. The lesson is at {location.href.split('#')[0]}</p>
    </section>
  );
}

async function passagesOf(references: readonly string[]): Promise<string> {
  const calls = Array.from({ length: Math.ceil(references.length / mostPassages) }, (_, i) =>
    call(scripture.scripture, {
      query: { ref: references.slice(i * mostPassages, (i + 1) * mostPassages).join('; ') },
    }),
  );
  const found = (await Promise.all(calls)).flatMap(({ passages }) => passages);
  return found
    .map(({ reference, verses }) =>
      passageMarkup({ reference, verses: verses.filter(({ isAsked }) => isAsked) }),
    )
    .join('');
}
