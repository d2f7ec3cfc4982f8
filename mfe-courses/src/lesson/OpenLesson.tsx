import { type LessonDetail, limits } from '@apologia/contract';
import { minutes, Page, paths, Slot } from '@apologia/kit';
import { useEffect, useRef } from 'react';
import { BookmarkButton } from '../bookmarks/BookmarkButton.tsx';
import { UpLink } from '../components/UpLink.tsx';
import { useMarkup } from '../components/useMarkup.ts';
import { startLesson } from '../mutations.ts';
import { LessonNotes } from '../notes/LessonNotes.tsx';
import { useKept } from '../offline/useKept.ts';
import { lessonTextId } from './textElement.ts';
import './figures.css';
import { FurtherReading } from './FurtherReading.tsx';
import { KeyTerms } from './KeyTerms.tsx';
import { LessonEnd } from './LessonEnd.tsx';
import { LessonLayout, NoRoomBeside } from './LessonLayout.tsx';
import { LessonQuiz } from './LessonQuiz.tsx';
import styles from './OpenLesson.module.css';
import { FoldedOutline, Outline } from './Outline.tsx';
import { Passages } from './Passages.tsx';
import { LessonPlace } from './place/LessonPlace.tsx';
import { Shelf } from './Shelf.tsx';
import { LessonTools } from './tools/LessonTools.tsx';

/** A lesson on its page: passages, text, sources, the quiz, and what comes next. */
export function OpenLesson({ detail }: { detail: LessonDetail }) {
  const { lesson, moduleId, moduleTitle, position, lessonCount, visitor } = detail;
  const firstDetail = useRef(detail);
  useEffect(() => {
    if (!firstDetail.current.visitor) startLesson(firstDetail.current);
  }, []);
  useKept(detail);
  return (
    <article className={styles.lesson}>
      <div className={styles.progress} data-full={lesson.completed || undefined} aria-hidden="true" />
      <LessonLayout beside={<Outline detail={detail} />}>
        <Page
          measure="reading"
          eyebrow={
            <>
              <UpLink to={paths.module(moduleId)}>{moduleTitle}</UpLink>
              <span className={styles.position}>
                Lesson {position} of {lessonCount}
              </span>
            </>
          }
          title={lesson.title}
        >
          <div className={styles.meta}>
            <p>{minutesOf(detail)}</p>
            {!visitor && <BookmarkButton lesson={lesson} />}
            <Passages references={lesson.scripture} />
          </div>
          <LessonTools detail={detail} />
          <NoRoomBeside>
            <FoldedOutline detail={detail} />
          </NoRoomBeside>
          {!visitor && <LessonPlace lesson={lesson} />}
          <Text lesson={lesson} />
          <KeyTerms terms={lesson.terms} />
          <FurtherReading sources={lesson.sources} />
          <Shelf works={lesson.shelf} />
          <LessonQuiz detail={detail} />
          <LessonEnd detail={detail} />
          {!visitor && <Slot name="lesson-discussion" params={{ lessonId: lesson.id }} />}
        </Page>
      </LessonLayout>
    </article>
  );
}

function Text({ lesson }: { lesson: LessonDetail['lesson'] }) {
  const text = useRef<HTMLDivElement>(null);
  const markup = useMarkup(lesson.content.join(''));
  if (lesson.content.length === 0) return <p className="soft">No content available for this lesson.</p>;
  return (
    <>
      <div ref={text} id={lessonTextId} className={`prose ${styles.text}`} dangerouslySetInnerHTML={markup} />
      <LessonNotes lesson={lesson} text={text} />
    </>
  );
}

/** Reading and questions apart: the questions may be answered another time. */
function minutesOf({ lesson, questions }: LessonDetail): string {
  const reading = `${minutes(lesson.minutes)} of reading`;
  if (questions.length === 0) return reading;
  const ofQuestions = Math.ceil((questions.length * limits.reviewQuestionSeconds) / 60);
  return `${reading} · ${minutes(ofQuestions)} of questions`;
}
