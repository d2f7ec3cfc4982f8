import { guides, type LeaderSheet, type LessonDetail } from '@apologia/contract';
import { Button, Link, Page, paths, query, useSuspenseQuery } from '@apologia/kit';
import { Printer } from 'lucide-react';
import { Missing } from '../components/Missing.tsx';
import { PremiumContent } from '../components/PremiumContent.tsx';
import { UpLink } from '../components/UpLink.tsx';
import { Passages } from '../lesson/Passages.tsx';
import { lessonDetail } from '../queries.ts';
import styles from './LessonForGroup.module.css';
import { openingOf, outlineOf } from './outlineOf.ts';

/** The sheet of a lesson for whoever leads a group through it, or why there is none to be read. */
export function LessonForGroup({ id }: { id: string }) {
  const { data: detail } = useSuspenseQuery(lessonDetail(id));
  if (!detail) return <Missing title="Lesson not found" />;
  if (!detail.isLocked) return <OpenSheet detail={detail} />;
  return (
    <PremiumContent
      name={detail.lesson.title}
      backTo={paths.module(detail.moduleId)}
      back="Back to the module"
    >
      <h2>{detail.lesson.title}</h2>
      <p>The leader’s sheet of a lesson that comes with the premium plan.</p>
    </PremiumContent>
  );
}

function OpenSheet({ detail }: { detail: LessonDetail }) {
  const { lesson } = detail;
  const { data: sheet } = useSuspenseQuery(query(guides.leaderSheet, { params: { id: lesson.id } }));
  const opening = sheet.group?.opening ?? openingOf(lesson.content);
  const essays = detail.questions.filter(({ questionType }) => questionType === 'essay');
  const talk = sheet.group?.talk ?? essays.map(({ question }) => question);
  return (
    <Page
      measure="reading"
      eyebrow={<UpLink to={paths.lesson(lesson.id)}>{lesson.title}</UpLink>}
      title="Leader’s sheet"
      lead="For an evening with this lesson, which everybody has read."
    >
      <div className={styles.meta}>
        <Passages references={lesson.scripture} />
        <Button variant="soft" className="no-print" onClick={() => window.print()}>
          <Printer size={16} aria-hidden="true" />
          Print
        </Button>
      </div>
      <div className={styles.sheet}>
        {opening && (
          <section aria-labelledby="opening">
            <h2 id="opening">To begin with</h2>
            <p>{opening}</p>
          </section>
        )}
        <TenMinutes content={lesson.content} />
        {talk.length > 0 && (
          <section aria-labelledby="talk">
            <h2 id="talk">To talk about</h2>
            <ol className={styles.talk}>
              {talk.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ol>
          </section>
        )}
        {sheet.objection && <Objection {...sheet.objection} />}
      </div>
    </Page>
  );
}

function TenMinutes({ content }: { content: LessonDetail['lesson']['content'] }) {
  return (
    <section aria-labelledby="outline">
      <h2 id="outline">The lesson in ten minutes</h2>
      <ol className={styles.outline}>
        {outlineOf(content).map(({ heading, begins, minutes }) => (
          <li key={begins}>
            <strong>{heading ?? 'The question'}</strong> <span className={styles.minutes}>{minutes} min</span>
            <p>{begins}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Objection({ who, title, opening }: NonNullable<LeaderSheet['objection']>) {
  return (
    <section aria-labelledby="aloud" className={styles.objection}>
      <h2 id="aloud">To try aloud</h2>
      <p>
        {title}. One of you says it for the other side ({who}), another answers; then change places.
      </p>
      <blockquote>
        {opening
          .trim()
          .split(/\n{2,}/)
          .map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
      </blockquote>
      <p className="no-print">
        <Link to={paths.practice}>Practise it with a partner</Link>
      </p>
    </section>
  );
}
