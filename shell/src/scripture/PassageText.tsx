import type { Passage, Verse } from '@apologia/contract';
import { Fragment, type ReactNode, useId } from 'react';
import { AbsentVerse } from './AbsentVerse.tsx';
import { bookOf } from './bookOf.ts';
import { isWholeChapter } from './isWholeChapter.ts';
import { PassageNotes } from './PassageNotes.tsx';
import styles from './PassageText.module.css';
import { type Block, typeset } from './typesetting.ts';

interface PassageTextProps {
  passage: Passage;
  /** `chapter` shows the verses asked for marked in their context. */
  only: 'asked' | 'chapter';
}

/** Scripture set to be read: numbers in the margin, poetry in lines. */
export function PassageText({ passage, only }: PassageTextProps) {
  const { reference, verses } = passage;
  const isMarked = only === 'chapter' && !isWholeChapter(passage);
  const mark = (text: ReactNode, { isAsked }: Verse) =>
    isMarked && isAsked ? <mark className={styles.asked}>{text}</mark> : text;
  const id = useId();
  return (
    <>
      <div id={id} className={styles.text}>
        {typeset(only === 'chapter' ? verses : verses.filter(({ isAsked }) => isAsked)).map((block) => (
          <SetBlock key={block.id} block={block} mark={mark} reference={reference} />
        ))}
      </div>
      <PassageNotes book={bookOf(reference)} textId={id} />
    </>
  );
}

interface SetBlockProps {
  block: Block;
  mark: (text: ReactNode, verse: Verse) => ReactNode;
  reference: string;
}

function SetBlock({ block, mark, reference }: SetBlockProps) {
  switch (block.kind) {
    case 'chapter':
      return (
        <p className={styles.chapter} data-no-text>
          Chapter {block.verse.chapter}
        </p>
      );
    case 'title':
      return (
        <p className={styles.title} data-verse={nameOf(block.verse)}>
          {block.verse.text}
        </p>
      );
    case 'absent':
      return (
        <p className={styles.absent} data-no-text>
          <VerseNumber verse={block.verse} isHanging />
          {mark(<AbsentVerse verse={block.verse} reference={reference} />, block.verse)}
        </p>
      );
    case 'prose':
      return (
        <p className={styles.prose} data-paragraph={block.isParagraph}>
          {block.pieces.map(({ id, verse, lines, isStart }) => (
            <Fragment key={id}>
              {isStart && <VerseNumber verse={verse} isHanging={id === block.id} />}
              {mark(lines.map(({ text }) => text).join(' '), verse)}{' '}
            </Fragment>
          ))}
        </p>
      );
    case 'poem':
      return (
        <p className={styles.poem} data-paragraph={block.isParagraph}>
          {block.pieces.map(({ verse, lines, isStart }) =>
            lines.map(({ id, text }) => (
              <span key={id} className={styles.line}>
                {isStart && id === lines[0]?.id && <VerseNumber verse={verse} isHanging />}
                {mark(text, verse)}{' '}
              </span>
            )),
          )}
        </p>
      );
  }
}

/** The number of a verse; at the beginning of a line it hangs in the margin. */
function VerseNumber({ verse, isHanging }: { verse: Verse; isHanging: boolean }) {
  return (
    <span
      className={isHanging ? `${styles.number} ${styles.hanging}` : styles.number}
      data-verse={nameOf(verse)}
      data-no-text
    >
      {verse.verse}&nbsp;
    </span>
  );
}

/** By these names notes know the verses that they stand in. */
const nameOf = ({ chapter, verse }: Verse) => `${chapter}:${verse}`;
