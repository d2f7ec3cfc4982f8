import type { Resource, Review } from '@apologia/contract';
import { lessonTitlesFor as openLessonTitles } from '../courses/lessonQueries.ts';
import { learnerRead, type Read, visitorRead } from '../read.ts';
import { allResources, newestReviews, type ReviewRow } from './queries.ts';

export const resourceLibrary = (): Read<Resource[]> =>
  learnerRead(
    (db, viewer) => [allResources(db, viewer), openLessonTitles(db, viewer)],
    ([rows, lessons]) => {
      const titles = new Map(lessons.map(({ id, title }) => [id, title]));
      return rows.map((row) => ({
        ...row,
        lessons: row.lessons.flatMap((id) => {
          const title = titles.get(id);
          return title ? [{ id, title }] : [];
        }),
      }));
    },
  );

export const reviewList = (): Read<Review[]> =>
  visitorRead(
    (db) => [newestReviews(db)],
    ([rows]) => rows.map(reviewOf),
  );

export function reviewOf({ createdAt, ...review }: ReviewRow): Review {
  return { ...review, createdAt: new Date(createdAt).toISOString() };
}
