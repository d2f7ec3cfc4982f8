export * from './tables/bookmarks.ts';
export * from './tables/certificates.ts';
export * from './tables/courses.ts';
export * from './tables/notes.ts';
export * from './tables/pictures.ts';
export * from './tables/quizzes.ts';
export * from './tables/study.ts';
