export * from '../courses/study/schedule.ts';
