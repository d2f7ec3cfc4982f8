import type { Passage } from '@apologia/contract';
import { Button, useSuspenseQuery } from '@apologia/kit';
import { useEffect, useRef, useState } from 'react';
import { focusAskedVerses } from './askedVerses.ts';
import { ChapterNav } from './ChapterNav.tsx';
import { isWholeChapter } from './isWholeChapter.ts';
import { LearnVerse } from './LearnVerse.tsx';
import styles from './PanelPassages.module.css';
import { PassageText } from './PassageText.tsx';
import { passagesAt } from './queries.ts';

/** The passages of a reference, one below another. */
export function PanelPassages({ reference }: { reference: string }) {
  const { passages } = useSuspenseQuery(passagesAt(reference)).data;
  return passages.map((passage) => (
    <PanelPassage key={passage.reference} passage={passage} isNamed={passages.length > 1} />
  ));
}

function PanelPassage({ passage, isNamed }: { passage: Passage; isNamed: boolean }) {
  const section = useRef<HTMLElement>(null);
  const [inContext, setInContext] = useState(false);
  useEffect(() => {
    if (inContext) focusAskedVerses(section.current);
  }, [inContext]);
  const whole = inContext || isWholeChapter(passage);
  return (
    // The chapter is there to be read, not to be announced.
    <section ref={section} className={styles.passage} aria-live={inContext ? 'off' : undefined}>
      {isNamed && <h3 className={styles.name}>{passage.reference}</h3>}
      <PassageText passage={passage} only={whole ? 'chapter' : 'asked'} />
      <LearnVerse passage={passage} />
      {whole ? (
        <ChapterNav passage={passage} />
      ) : (
        <Button size="2" variant="soft" color="gray" onClick={() => setInContext(true)}>
          Show the chapter
        </Button>
      )}
    </section>
  );
}
